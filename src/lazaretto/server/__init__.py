"""The server: tables for people far apart, and bots that think beside them."""
