"""Museum in text: notation, positions, the names of its things, and why something is not possible."""
