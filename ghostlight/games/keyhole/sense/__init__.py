"""What Keyhole's bots make of a position; contract.py ties it to the contract. Nothing here is a rule."""
