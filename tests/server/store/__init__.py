"""The store, the same sentences on both databases."""
