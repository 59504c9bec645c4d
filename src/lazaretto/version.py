"""The version of the house; each game's rules have their own."""

VERSION = "0.1.0"
