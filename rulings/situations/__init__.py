"""What a director is told, and the order in which he asks the Laws; no Django, no language."""
