"""Tags for the templates of the book."""
