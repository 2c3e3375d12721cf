"""The templates of questions."""
