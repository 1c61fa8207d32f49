"""The level "easy": makes mistakes that people make. It sees the nearest hand only, claims whatever it can use, never
looks at what others do or throw, and now and then throws the second best tile."""

from engine.bots.planner import Planner


class Easy(Planner):
    """Plans badly."""

    level = "easy"
