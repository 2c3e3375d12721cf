"""Accounts: who a student is, so that the quiz goes on from any device."""
