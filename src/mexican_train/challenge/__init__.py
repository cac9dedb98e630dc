"""Deals that others play too: the deal of a day, and rounds that somebody sends."""
