"""The Laws that rule: one file for each, by its number; one function for each clause."""
