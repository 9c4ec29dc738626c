"""Missions: from a TOML file to the World, with every fault told, and back to people as a booklet or a drawing."""
