"""Tests of the server: a real one on the loopback, and guests who speak to it over HTTP and WebSockets as browsers do."""
