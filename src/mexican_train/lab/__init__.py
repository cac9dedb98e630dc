"""The lab: rounds by the million, and what they tell."""
