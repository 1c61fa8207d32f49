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
