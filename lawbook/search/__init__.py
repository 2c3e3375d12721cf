"""Full-text search of the book: analysis of words, the index on disk, queries and snippets."""
