"""Commands of the ruling assistant."""
