"""The drawings of the program: functions that return SVG text, the same on every machine."""
