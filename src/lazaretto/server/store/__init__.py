"""The store: an append-only log a table, acknowledged after the commit."""

from .entries import EVERYTHING, START, Snapshot, Standing, Tail
from .errors import Damaged, InUse, NewerSchema, NoSuchTable, StuckSchema, Taken, TornSnapshot, Unavailable, Unsure
from .outbox import Letter
from .snapshots import Kept
from .store import Store
from .wishes import Wish

__all__ = [
    "EVERYTHING", "START", "Damaged", "InUse", "Kept", "Letter", "NewerSchema", "NoSuchTable", "Snapshot", "Standing", "Store", "StuckSchema", "Tail", "Taken",
    "TornSnapshot", "Unavailable", "Unsure", "Wish",
]
