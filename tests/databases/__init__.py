"""Databases of earlier days and releases, as they were dumped."""
