"""The site on servers of its own: PostgreSQL, several hosts."""
