"""The server, and what stands beside it."""
