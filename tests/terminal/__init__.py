"""The terminal: the dialogue, the screen, the line to a table."""
