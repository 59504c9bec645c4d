"""Component packs: each error names its field."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import lazaretto
from lazaretto.kernel import BrokenPack, Pack, shipped
from lazaretto.kernel.components import read_pack, replaced, shown

FIELDS: dict[str, Any] = {"die": {"faces": 6, "name": "bone"}, "decks": {"doctor": {"safe": 2}}}
PACK = Pack(FIELDS, shipped=True)


def refused(error: pytest.ExceptionInfo[BrokenPack]) -> tuple[str, str]:
    return error.value.field, str(error.value)


def test_fields_are_read_by_kind() -> None:
    assert PACK.part("die").number("faces", 2, 6) == 6
    assert PACK.part("die").text("name") == "bone"
    assert PACK.part("decks").part("doctor").names() == ("safe",)


@pytest.mark.parametrize("value, said", [
    (True, "a whole number is needed, not True"),
    ("6", "a whole number is needed, not '6'"),
    (6.0, "a whole number is needed, not 6.0"),
    ([6], "a whole number is needed, not [6]"),
    (1, "must be from 2 to 6, not 1"),
    (7, "must be from 2 to 6, not 7"),
])
def test_a_number_is_whole_and_in_its_bounds(value: object, said: str) -> None:
    with pytest.raises(BrokenPack) as error:
        Pack({"die": {"faces": value}}, shipped=False).part("die").number("faces", 2, 6)
    assert refused(error) == ("die.faces", f"die.faces: {said}")


def test_text_stands_in_quotes() -> None:
    with pytest.raises(BrokenPack) as error:
        PACK.part("die").text("faces")
    assert refused(error) == ("die.faces", "die.faces: text in quotes is needed, not 6")


def test_a_section_is_a_section() -> None:
    with pytest.raises(BrokenPack) as error:
        PACK.part("decks").part("doctor").part("safe")
    assert refused(error) == ("decks.doctor.safe", "decks.doctor.safe: a section is needed here, not 2")


def test_what_is_missing_is_named() -> None:
    for read in (lambda part: part.number("sides", 1, 2), lambda part: part.text("sides"), lambda part: part.part("sides")):
        with pytest.raises(BrokenPack) as error:
            read(PACK.part("die"))
        assert refused(error) == ("die.sides", "die.sides: is missing")


def test_a_field_that_nobody_reads_is_refused_and_the_known_are_listed() -> None:
    PACK.part("die").only("faces", "name", "weight")
    with pytest.raises(BrokenPack) as error:
        PACK.part("die").only("faces", "skulls")
    assert refused(error) == ("die.name", "die.name: is not known; known are faces, skulls")


def test_the_digest_is_of_the_data_and_not_of_its_layout() -> None:
    turned = {"decks": {"doctor": {"safe": 2}}, "die": {"name": "bone", "faces": 6}}
    assert Pack(turned, shipped=False).digest() == PACK.digest()
    assert Pack({**FIELDS, "die": {"faces": 5, "name": "bone"}}, shipped=True).digest() != PACK.digest()
    assert len(PACK.digest()) == 16


def test_replacing_an_entry_keeps_the_others_and_the_original() -> None:
    pack = replaced(PACK, {"die": {"faces": 4}})
    assert pack.fields == {"die": {"faces": 4, "name": "bone"}, "decks": {"doctor": {"safe": 2}}}
    assert not pack.shipped and PACK.shipped
    assert PACK.part("die").number("faces", 1, 9) == 6


@pytest.mark.parametrize("fields, field", [({"dice": {}}, "dice"), ({"die": 6}, "die"), ({"die": []}, "die")])
def test_only_known_sections_can_be_replaced_and_by_sections(fields: dict[str, Any], field: str) -> None:
    with pytest.raises(BrokenPack) as error:
        replaced(PACK, fields)
    assert error.value.field == field


def test_long_values_are_cut_in_messages() -> None:
    assert shown("x" * 38) == repr("x" * 38)
    assert shown("x" * 39) == "'" + "x" * 36 + "..."


def test_the_shipped_pack_says_so_and_others_do_not() -> None:
    game = lazaretto.game("infected")
    assert shipped("lazaretto.games.infected").digest() == game.components
    assert game.pack.shipped and not game.with_components({}).pack.shipped
    assert game.with_components({}).components == game.components


def test_a_file_of_ones_own_is_read(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text("[die]\nfaces = 8\n", encoding="utf-8")
    assert read_pack(path) == {"die": {"faces": 8}}


NUMBER_TOO_LONG = b"a = " + b"1" * 5000
TOO_DEEP = b"a = " + b"[" * 5000


@pytest.mark.parametrize("content, said", [
    (None, "there is no file"),
    (b"\xff\xfe", "cannot read"),
    (b"faces: 6", "is not TOML"),
    (b"[die]\nfaces = 6\nfaces = 7", "is not TOML"),
    (NUMBER_TOO_LONG, "is not TOML"),
    (TOO_DEEP, "is not TOML"),
], ids=["no file", "binary", "no TOML", "twice", "number too long", "too deep"])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, content: bytes | None, said: str) -> None:
    path = tmp_path / "my.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BrokenPack, match=said) as error:
        read_pack(path)
    assert str(path) in str(error.value)


def test_a_folder_is_no_pack(tmp_path: Path) -> None:
    with pytest.raises(BrokenPack, match="cannot read"):
        read_pack(tmp_path)


def test_a_date_in_a_pack_is_refused_by_the_name_of_its_field(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text("[die]\nfaces = 1979-05-27\n", encoding="utf-8")
    with pytest.raises(BrokenPack) as error:
        lazaretto.game("infected").with_components(read_pack(path))
    assert error.value.field == "die.faces"
