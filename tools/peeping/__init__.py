"""Keyhole's sight looked into from outside, for tests and bench: random halls, many looks at once, a second opinion."""
