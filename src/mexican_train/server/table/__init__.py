"""A table as a value: what may be asked of it, what follows, and what each seat is told."""
