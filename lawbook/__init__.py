"""The book: the Laws of Duplicate Bridge, their text, references, search and API."""
