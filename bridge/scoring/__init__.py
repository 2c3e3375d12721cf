"""Scoring (Laws 77 and 78): pure functions, without facts or rulings."""
