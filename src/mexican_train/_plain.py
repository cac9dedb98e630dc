"""Stands in for Cython's compile-time module where only the standard library is there."""

compiled = False
