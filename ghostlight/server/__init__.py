"""Tables on the network: HTTP and WebSocket, the lobby, storage. What may be done at a table is decided in table/, not here."""
