"""The ruling engine."""
