"""Side-by-side measurements: Graveyard here, in C, and on the frameworks that people use for such games."""
