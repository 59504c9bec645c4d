"""Pest: Houses of an empire, a plague, and who is remembered for it."""
