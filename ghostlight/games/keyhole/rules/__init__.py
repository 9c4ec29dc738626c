"""Keyhole's rules: turns, peeps and chimes. contract.py ties them to the contract, play.py has their small words."""
