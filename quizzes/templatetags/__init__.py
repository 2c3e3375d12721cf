"""Template tags of the ruling assistant."""
