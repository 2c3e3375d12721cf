"""The settings, addresses and server entry of the project."""
