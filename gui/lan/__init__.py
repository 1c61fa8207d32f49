"""The parts of playing on one network: finding tables, the lobby, what is beside the table."""
