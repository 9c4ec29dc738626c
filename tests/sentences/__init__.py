"""The sentences that Python and the browser must say alike."""
