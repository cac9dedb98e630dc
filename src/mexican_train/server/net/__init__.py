"""Tables on the network: HTTP calls, WebSockets, and their guards."""
