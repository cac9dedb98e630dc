"""Players that are programs: each sees a view and nothing else."""
