"""Tests of one game being played: who sits where, who may do what, whose time runs. No network, no files, no real clock."""
