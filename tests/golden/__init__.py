"""Golden playthroughs: games written out with what everybody knows at every step, so that a leak shows as a difference."""
