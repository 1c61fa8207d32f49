"""The parts of the new-table page: cards, seats, rule code, presets."""
