"""The browser client in real Chromium, against a real server on loopback: whole games, as people play them."""
