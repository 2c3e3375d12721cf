"""Editions by name, older ones beside the one in force, and what has changed between them."""
