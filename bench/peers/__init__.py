"""The same game elsewhere: in C, and as one would write it for OpenSpiel, PettingZoo and boardgame.io."""
