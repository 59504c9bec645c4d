"""The wire: what goes over it, between a server and its guests, defined once."""
