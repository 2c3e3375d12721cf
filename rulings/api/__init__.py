"""The ruling engine in the API."""
