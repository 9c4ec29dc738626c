"""Museum: its board, its mission files, and its rules where scenarios do not reach."""
