"""Looking back at a finished round: what was luck, what was skill, what one could have done."""
