"""The Laws as rules: one module for each group of Laws, one function for each clause."""
