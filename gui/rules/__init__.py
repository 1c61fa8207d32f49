"""The law to read in the program: its sections, the view with contents and search, and a window of its own."""
