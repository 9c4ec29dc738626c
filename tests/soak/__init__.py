"""Long runs, by `make soak` only; each prints its numbers."""
