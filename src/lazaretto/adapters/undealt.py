"""Before anything is dealt much is not there yet; who asks for it is told what comes first."""

from __future__ import annotations

from typing import TYPE_CHECKING


class Undealt:
    """Whatever `reset` makes. Python asks here only for what is not there, so it costs nothing."""

    if not TYPE_CHECKING:                                      # else every slip of the pen would be a name that may be there
        def __getattr__(self, name: str) -> object:
            raise AttributeError(f"{type(self).__name__} has no {name!r}, or not before reset() has dealt", name=name, obj=self)
