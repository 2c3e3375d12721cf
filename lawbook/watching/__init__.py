"""What who operates the site sees of it: logs with the number of the request, figures, no reader (docs/operation.md)."""
