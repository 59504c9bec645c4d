"""What can be asked about, besides the rules."""

from __future__ import annotations

from .box import Box


def topics(box: Box) -> dict[str, str]:
    return {}
