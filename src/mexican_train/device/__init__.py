"""Tables on a person's own device: the server's hall and rooms beside a page."""
