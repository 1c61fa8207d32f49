"""The window: what a player sees and does, in PySide6. It never works out what is legal."""
