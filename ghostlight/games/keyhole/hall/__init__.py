"""The hall in three dimensions: solid pieces that stand, lean and settle, where ghosts have room, and what a keyhole shows."""
