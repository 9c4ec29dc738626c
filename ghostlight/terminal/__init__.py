"""The games in a terminal: boards drawn with rich, play at the keyboard, replay step by step."""
