"""PostgreSQL, for which nobody waits while it is away."""
