"""Keyhole in text: notation, and the names of its things."""
