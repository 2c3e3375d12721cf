"""The tags of the account pages."""
