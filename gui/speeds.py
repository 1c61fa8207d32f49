"""Every duration of the interface, in milliseconds at normal speed, and how the player's speed scales it."""

NONE, SLOW, NORMAL, FAST, VERY_FAST = range(5)
FACTORS = (0.0, 1.6, 1.0, 0.6, 0.3)

DRAW = 200
DISCARD = 250
MELD = 250
CLOSE_UP = 180
PACKET = 120
FLOWER = 300
CALL_BANNER = 900
OPEN_HAND = 800
FAN_LINE = 350
FAN_LINES_AT_MOST = 6000
POINTS_FLY = 1500
TURN_PULSE = 450
TURN_PULSES = 3
DICE_TUMBLE = 1200
DICE_REST = 800
COUNT_STEP = 160

# What follows is not motion: it keeps its length at every speed.
DICE_WAIT = 5000
PROMPT_GUARD = 300
BACKLOG = 2000
CLOCK_RED = 5000
FRAME = 16


def scaled(duration: float, speed: int) -> float:
    """How many milliseconds a motion of this normal duration takes at a speed 0 (none) to 4 (very fast)."""
    return duration * FACTORS[speed]
