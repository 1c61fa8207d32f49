"""The game itself: values, the law as tables, and what may be done. Pure: standard library and msgspec only."""
