"""Tests of the bench: its peers play the same games."""
