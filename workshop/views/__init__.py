"""The pages of the workshop; what they do is done in ``workshop.actions``."""
