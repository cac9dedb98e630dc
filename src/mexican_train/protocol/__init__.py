"""All that passes between a server and its clients, each thing declared once (docs/protocol.md)."""
