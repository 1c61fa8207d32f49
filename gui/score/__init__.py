"""Scoring a hand: what is laid out so far, the tiles to click, the seats, the conditions of the win, the result."""
