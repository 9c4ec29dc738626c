"""Draws and promises that Python and the browser must work out alike."""
