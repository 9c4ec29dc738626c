"""The contract, tested over every registered game: a new game gets these tests for free."""
