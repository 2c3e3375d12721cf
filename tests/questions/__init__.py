"""The questions."""
