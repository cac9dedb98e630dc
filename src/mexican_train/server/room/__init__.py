"""Tables with people at them, one thing at a time; bots and clocks; the hall of all tables."""
