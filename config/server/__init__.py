"""The server of the site: waitress in processes that are watched over (docs/operation.md)."""
