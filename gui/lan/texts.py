"""Longer words about playing on a network, as HTML: what to do when no table is found, and what is checked."""

from html import escape

from PySide6.QtCore import QCoreApplication

from net.discovery import PORT, TABLE_PORT


def firewall_text() -> str:
    """What lets tables be found on Windows, macOS and Linux."""
    first = QCoreApplication.translate(
        "LanHelp",
        "All machines must be in the same network: the same Wi-Fi, not one of them in its guest network, and "
        "no VPN in between. Where machines can see each other but no table appears, join with the invitation.",
    )
    ports = QCoreApplication.translate(
        "LanHelp",
        "The host's machine listens at TCP {tcp} for guests and at UDP {udp} for those who look for tables. "
        "Nothing has to be opened on the guests' machines, and nothing in the router.",
    ).format(tcp=TABLE_PORT, udp=PORT)
    parts = (
        (QCoreApplication.translate("LanHelp", "First"), escape(first)),
        *_systems(),
        (QCoreApplication.translate("LanHelp", "Ports"), escape(ports)),
    )
    return "".join(f"<h3>{escape(head)}</h3><p>{html}</p>" for head, html in parts)


def _systems() -> tuple[tuple[str, str], ...]:
    """What is to be done on each system, as HTML."""
    windows = QCoreApplication.translate(
        "LanHelp",
        "When Windows asks, allow Sanfan (or Python) in private networks. To do so later: Windows Security → "
        "Firewall & network protection → Allow an app through firewall. The network must be set to Private.",
    )
    mac = QCoreApplication.translate(
        "LanHelp",
        "System Settings → Network → Firewall → Options: allow incoming connections for Sanfan (or Python). "
        "Under Privacy & Security → Local Network switch it on as well.",
    )
    linux = QCoreApplication.translate("LanHelp", "Only where a firewall is on, on the host's machine:")
    commands = (
        f"sudo ufw allow {TABLE_PORT}/tcp; sudo ufw allow {PORT}/udp",
        f"sudo firewall-cmd --add-port={TABLE_PORT}/tcp --add-port={PORT}/udp",
    )
    return (
        ("Windows", escape(windows)),
        ("macOS", escape(mac)),
        ("Linux", escape(linux) + "".join(f"<br><code>{escape(line)}</code>" for line in commands)),
    )


def shuffle_text() -> str:
    """What the check of a finished deal proves, and what it does not."""
    proves = (
        QCoreApplication.translate(
            "LanHelp",
            "Before each deal the host's program commits itself to a secret number, and every player's program adds "
            "a number of its own. The wall and the dice follow from all of them together: nobody, the host included, "
            "could choose the wall.",
        ),
        QCoreApplication.translate(
            "LanHelp",
            "After the deal everybody gets the whole log. Each program works out wall and dice again, decides every "
            "move again by the rules, and compares every tile it was shown and every payment.",
        ),
    )
    does_not = (
        QCoreApplication.translate(
            "LanHelp",
            "The host's program knows all hands while the deal is played. An altered program could show them to the "
            "host. The check can't see that: play with a host whom you trust.",
        ),
        QCoreApplication.translate(
            "LanHelp", "Nor can it see whether two players talk to each other about their hands."
        ),
    )
    heads = (
        QCoreApplication.translate("LanHelp", "What is checked"),
        QCoreApplication.translate("LanHelp", "What this does not prove"),
    )
    return "".join(
        f"<h3>{escape(head)}</h3>" + "".join(f"<p>{escape(words)}</p>" for words in part)
        for head, part in zip(heads, (proves, does_not), strict=True)
    )
