"""Examinations of a federation."""
