"""What those who look after the project run: the list of what it is made of, the audit of it, a release (docs/releases.md)."""
