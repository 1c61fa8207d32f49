"""Every example of the rules holds, and together they show every clause."""

import pytest

from tests.rules.examples import FOLDER, Example, Failed, all_examples, read, run

EXAMPLES = all_examples()


@pytest.mark.parametrize("example", EXAMPLES, ids=str)
def test_example(example: Example) -> None:
    said = ""
    try:
        assert run(example) > 0
    except Failed as failure:
        said = str(failure)
    if said:
        pytest.fail(said, pytrace=False)


def test_there_are_examples_with_different_titles() -> None:
    titles = [str(example) for example in EXAMPLES]
    assert titles
    assert sorted(titles) == sorted(set(titles))


def test_every_title_names_a_clause() -> None:
    assert [str(example) for example in EXAMPLES if not example.clauses and example.region != "toy"] == []


WRONG = sorted(FOLDER.glob("toy/*.wrong"))


@pytest.mark.parametrize("example", [e for path in WRONG for e in read(path)], ids=str)
def test_a_wrong_example_fails_and_says_where(example: Example) -> None:
    with pytest.raises(Failed) as failure:
        run(example)
    said = str(failure.value)
    assert said.startswith(f"toy/{example.path.name}:")
    assert example.title.partition("—")[2].strip() in said
