"""Ghostlight: a table for four ghost board games, one rules core for people, bots and researchers."""

__version__ = "0.1.0"
