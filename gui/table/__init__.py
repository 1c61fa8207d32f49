"""The table on the screen: where everything lies, how it moves, and what the player is asked."""
