"""What every game shares: records, compiled rules, chance, the contract, events, notation, logs and scenarios."""
