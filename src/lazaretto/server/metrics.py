"""Figures on how the server is doing, for whoever looks after it; none of them says anything about a game in play."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()
GUESTS: Final = Gauge("lazaretto_guests", "Connections at tables", registry=REGISTRY)
TABLES: Final = Gauge("lazaretto_tables", "Tables in memory", registry=REGISTRY)
MESSAGES: Final = Counter("lazaretto_messages", "Messages heard from guests", registry=REGISTRY)
REFUSALS: Final = Counter("lazaretto_refusals", "Refusals, by code", ["code"], registry=REGISTRY)
WRITTEN: Final = Counter("lazaretto_happenings", "Happenings written down", registry=REGISTRY)
WRITING: Final = Histogram("lazaretto_writing_seconds", "From deciding to safe on the disk", registry=REGISTRY,
                           buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5))
LETTERS: Final = Counter("lazaretto_letters", "Letters by mail: sent, refused, or put off", ["delivered"], registry=REGISTRY)
OVERTIME: Final = Gauge("lazaretto_bots_overtime", "Bots that took too long", registry=REGISTRY)
BROKEN: Final = Gauge("lazaretto_bots_broken", "Bots that failed", registry=REGISTRY)
