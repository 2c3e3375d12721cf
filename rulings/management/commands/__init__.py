"""Commands of the engine."""
