"""Keyhole's geometry and rules, where scenarios do not reach."""
