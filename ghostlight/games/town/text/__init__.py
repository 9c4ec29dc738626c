"""Town in text: notation, and why something is not possible."""
