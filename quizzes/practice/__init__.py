"""Practice: which question comes next, and what is kept of the answers."""
