"""Accounts: their pages, messages and data."""
