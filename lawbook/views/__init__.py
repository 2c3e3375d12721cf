"""From requests to pages."""
