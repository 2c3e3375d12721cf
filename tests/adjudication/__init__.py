"""The aid for contested claims."""
