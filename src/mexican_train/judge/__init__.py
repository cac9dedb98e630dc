"""Judges rounds that are not being played: situations that people tell of, and records."""
