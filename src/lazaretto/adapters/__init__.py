"""Adapters: Lazaretto by the doors that other programs know. Thin, one file each."""
