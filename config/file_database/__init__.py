"""Django's SQLite, for a file that somebody moves away or replaces while the site runs."""
