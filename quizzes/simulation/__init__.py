"""Boards as club players bid and play them."""
