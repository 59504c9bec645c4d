"""Before anything is dealt there is no game to ask; who asks is told what comes first."""

from __future__ import annotations

from typing import Any, Final


class Undealt:
    """Stands where the game will be. (To answer for missing names in a door itself would make all its names slower to find.)"""

    def __getattr__(self, name: str) -> object:
        raise AttributeError(f"nothing is dealt yet, so there is no {name!r}: call reset() first", name=name, obj=self)


UNDEALT: Final[Any] = Undealt()
