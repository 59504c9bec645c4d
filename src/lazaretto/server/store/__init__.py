"""The store: an append-only log a table, acknowledged after the commit."""

from .entries import EVERYTHING, START, Standing, Tail
from .errors import Damaged, InUse, NewerSchema, NoSuchTable, StuckSchema, Taken, Unavailable, Unsure
from .store import Store

__all__ = [
    "EVERYTHING", "START", "Damaged", "InUse", "NewerSchema", "NoSuchTable", "Standing", "Store", "StuckSchema", "Tail", "Taken", "Unavailable", "Unsure",
]
