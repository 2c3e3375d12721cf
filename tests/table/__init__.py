"""Tests of the table of a record."""
