"""Golden playthroughs and the census: what was, still is."""

from __future__ import annotations

import json

import pytest

from .census import FILE, census
from .playthrough import FOLDER, file_of, golden_tables, playthrough

TABLES = golden_tables()


@pytest.mark.parametrize("game, seats, variant", TABLES, ids=[f"{game.name}-{variant}-{seats}" for game, seats, variant in TABLES])
def test_a_playthrough_reads_as_it_did(game, seats, variant) -> None:
    assert playthrough(game, seats, variant) == file_of(game, seats, variant).read_text(encoding="utf-8"), "scripts/playthrough writes them anew"


def test_every_playthrough_belongs_to_a_variant() -> None:
    assert set(FOLDER.glob("*.txt")) == {file_of(*table) for table in TABLES}


def test_the_census_counts_as_it_did() -> None:
    assert census() == json.loads(FILE.read_text(encoding="utf-8")), "scripts/census takes it anew"
