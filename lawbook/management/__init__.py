"""Management commands of the book."""
