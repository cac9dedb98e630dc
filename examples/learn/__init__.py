"""A player that learns by playing against itself (see README.md)."""

import os

# The matrices are small: threads that share them wait for each other longer than they work. It is
# read when NumPy is imported first.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
