"""Museum's rules: turns, fights, ghosts, clock. contract.py ties them to the contract, play.py has their small words."""
