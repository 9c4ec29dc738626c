"""Town's rules, by what players do. contract.py ties them to the contract, play.py has their small words."""
