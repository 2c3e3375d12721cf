"""What takes longer than a reader waits: asked for in a request, done by a process of its own (docs/operation.md)."""
