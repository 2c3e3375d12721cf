"""The book in a reader's browser, for a cellar without a signal (docs/offline.md)."""
