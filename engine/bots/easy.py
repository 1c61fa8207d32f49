"""The level "easy": makes mistakes that people make. It sees the nearest hand only, claims whatever it can use, never
looks at what others do, and now and then throws the second best tile."""

from engine.actions import Ask
from engine.bots.planner import Planner
from engine.bots.sight import Sight
from engine.tile import Tile


class Easy(Planner):
    """Plans badly."""

    level = "easy"

    def _safely(self, sight: Sight, ask: Ask, scores: dict[Tile, float], tile: Tile) -> Tile:
        """Warnings are not heard."""
        return tile

    def _pick(self, sight: Sight, scores: dict[Tile, float]) -> Tile:
        """Now and then the second best."""
        best = super()._pick(sight, scores)
        rest = {tile: score for tile, score in scores.items() if tile != best}
        if rest and self._lot(sight, 100, "mistake") < self._numbers.mistakes:
            return super()._pick(sight, rest)
        return best
