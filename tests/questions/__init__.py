"""Tests of the questions."""
