"""The ruling assistant and, on top of it, the quiz."""
