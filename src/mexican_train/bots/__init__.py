"""Players that are programs: each sees a view and nothing else."""

BOTS = ("random",)
"""The bots by name."""
