"""The editors."""
