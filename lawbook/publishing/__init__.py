"""Editions from files to published."""
