"""The page's types are those of the server."""

from __future__ import annotations

import pytest

from .wire_types import SOURCES, files


@pytest.mark.parametrize("name, text", files().items())
def test_the_types_of_the_page_are_written_anew(name: str, text: str) -> None:
    assert (SOURCES / name).read_text() == text, "run scripts/wire-types"
