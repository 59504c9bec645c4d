"""What `--version` says."""

from __future__ import annotations

from ..kernel import position
from ..version import VERSION

COMPILED = (".so", ".pyd")


def version_line() -> str:
    """The version, and whether the engine is compiled."""
    compiled = str(position.__file__).endswith(COMPILED)
    return f"lazaretto {VERSION}, engine {'compiled by mypyc' if compiled else 'interpreted'}"
