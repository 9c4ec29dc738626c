"""Tests of the terminal: boards, play at the keyboard, replay."""
