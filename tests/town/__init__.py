"""What Town tells a page beyond the rules: where a use leads, and the odds of fights."""
