"""Tests of how boards are bid and played."""
