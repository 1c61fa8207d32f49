"""Synthesises the sounds of the table: python -m assets.make_sounds.

16-bit mono WAV at 22,050 Hz. Every sound is a sum of decaying partials and of filtered noise; the noise
comes from a seeded generator, so that every run writes the same sound.
"""

import math
import struct
import wave
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random

RATE = 22_050
FOLDER = Path(__file__).parent / "sounds"

Samples = list[float]


def silence(seconds: float) -> Samples:
    """Nothing, for so long."""
    return [0.0] * round(seconds * RATE)


def tone(pitch: float, seconds: float, decay: float, rise: float = 0.004) -> Samples:
    """A sine of `pitch` Hz that rises within `rise` s and falls to a third every `decay` s."""
    return [
        math.sin(2 * math.pi * pitch * i / RATE) * min(1, i / RATE / rise) * math.exp(-i / RATE / decay)
        for i in range(round(seconds * RATE))
    ]


def noise(seed: int, seconds: float, decay: float, dull: float) -> Samples:
    """Decaying noise; `dull` from 0 (bright) to near 1 (dark) is the share kept of the sample before."""
    chance, level, samples = Random(seed), 0.0, []
    for i in range(round(seconds * RATE)):
        level = dull * level + (1 - dull) * chance.uniform(-1, 1)
        samples.append(level * math.exp(-i / RATE / decay))
    return samples


def mixed(parts: Iterable[tuple[float, float, Samples]]) -> Samples:
    """The sum of (start in seconds, loudness, samples)."""
    parts = list(parts)
    total = [0.0] * max(round(start * RATE) + len(samples) for start, _, samples in parts)
    for start, loudness, samples in parts:
        first = round(start * RATE)
        for i, sample in enumerate(samples):
            total[first + i] += loudness * sample
    return total


def knock(seed: int, pitch: float, seconds: float = 0.12) -> Samples:
    """One tile against another: a short rap with three inharmonic partials."""
    return mixed(
        [
            (0, 0.9, noise(seed, seconds, 0.006, 0.25)),
            (0, 0.6, tone(pitch, seconds, 0.022, 0.001)),
            (0, 0.35, tone(pitch * 1.83, seconds, 0.014, 0.001)),
            (0, 0.2, tone(pitch * 2.71, seconds, 0.009, 0.001)),
        ]
    )


def bell(pitch: float, seconds: float, decay: float) -> Samples:
    """A soft struck bar."""
    partials = ((1, 1.0, 1.0), (2, 0.35, 0.6), (3.98, 0.16, 0.3))
    return mixed((0, loud, tone(pitch * ratio, seconds, decay * length)) for ratio, loud, length in partials)


def tile_click() -> Samples:
    """A discarded tile."""
    return knock(1, 1450)


def tile_draw() -> Samples:
    """A tile taken from the wall: a slide and a light touch."""
    return mixed([(0, 0.5, noise(2, 0.1, 0.05, 0.6)), (0.06, 0.45, knock(3, 1900, 0.08))])


def shuffle() -> Samples:
    """A second of tiles stirred on the table."""
    chance = Random(4)
    raps = [
        (chance.uniform(0, 0.9), chance.uniform(0.15, 0.55), knock(10 + i, chance.uniform(950, 2300), 0.1))
        for i in range(70)
    ]
    samples = mixed([*raps, (0, 0.5, noise(5, 1.0, 0.8, 0.9)), (0, 0, silence(1))])[:RATE]
    return [sample * min(1, i / 2000, (RATE - i) / 4000) for i, sample in enumerate(samples)]


def dice() -> Samples:
    """Two dice that bounce ever closer and come to rest."""
    starts = (0, 0.05, 0.17, 0.23, 0.31, 0.38, 0.43, 0.48, 0.52, 0.55)
    return mixed((start, 0.9 - 0.07 * i, knock(100 + i, 2300 + 260 * (i % 3), 0.09)) for i, start in enumerate(starts))


def call() -> Samples:
    """A claim: two rising notes over a rap."""
    return mixed([(0, 0.5, knock(6, 1200)), (0, 0.5, bell(587.33, 0.3, 0.12)), (0.09, 0.7, bell(880, 0.35, 0.14))])


def win() -> Samples:
    """Four notes of the pentatonic scale upwards, the last held."""
    notes = (523.25, 659.25, 783.99, 1046.5)
    return mixed((0.13 * i, 0.7, bell(note, 1.0 if i == 3 else 0.5, 0.3)) for i, note in enumerate(notes))


def lose() -> Samples:
    """Three soft notes downwards."""
    return mixed((0.18 * i, 0.6, bell(note, 0.55, 0.2)) for i, note in enumerate((440, 392, 293.66)))


def tick() -> Samples:
    """The clock in its last seconds."""
    return mixed([(0, 0.8, tone(1760, 0.06, 0.012, 0.001)), (0, 0.3, noise(7, 0.03, 0.004, 0.4))])


SOUNDS: dict[str, tuple[Callable[[], Samples], float]] = {
    "tile_click": (tile_click, 0.6),
    "tile_draw": (tile_draw, 0.35),
    "shuffle": (shuffle, 0.55),
    "dice": (dice, 0.5),
    "call": (call, 0.6),
    "win": (win, 0.6),
    "lose": (lose, 0.5),
    "tick": (tick, 0.4),
}
"""Each sound and its peak, where 1 is as loud as the format allows."""


def pcm(samples: Samples, peak: float) -> bytes:
    """The samples scaled to the peak, faded out at the end, as little-endian 16-bit numbers."""
    scale = peak * 32767 / max(map(abs, samples))
    fade = min(len(samples), RATE // 100)
    levels = [round(s * scale * min(1, (len(samples) - i) / fade)) for i, s in enumerate(samples)]
    return struct.pack(f"<{len(levels)}h", *levels)


def main() -> None:
    """Writes all sounds, replacing what is there."""
    for name, (make, peak) in SOUNDS.items():
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(pcm(make(), peak))


if __name__ == "__main__":
    main()
