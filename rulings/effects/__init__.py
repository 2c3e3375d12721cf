"""What a ruling does at once: a class for each effect, by subject. Its name is its key, public and stable."""
