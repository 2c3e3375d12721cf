"""From what happened at the table to the ruling."""
