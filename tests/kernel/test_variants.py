"""Variants compose by name."""

from __future__ import annotations

import pytest

from lazaretto.kernel import Mode, UnknownVariant
from lazaretto.kernel.variants import joined, modes_in

MODES = {name: Mode(name, f"{name} rules") for name in ("contagious", "blind", "double-dice")}


@pytest.mark.parametrize("variant, modes", [
    ("base", ()),
    (" base ", ()),
    ("blind", ("blind",)),
    ("blind+contagious", ("contagious", "blind")),
    ("double-dice + blind+contagious", ("contagious", "blind", "double-dice")),
])
def test_modes_are_joined_in_any_order_and_come_in_the_games_own(variant: str, modes: tuple[str, ...]) -> None:
    assert modes_in(variant, MODES) == modes


@pytest.mark.parametrize("variant, said", [
    ("blnd", "no variant 'blnd': did you mean 'blind'? There are base, contagious, blind, double-dice"),
    ("blind+xyz", "no variant 'xyz': there are base, contagious, blind, double-dice"),
    ("", "no variant '': there are base, contagious, blind, double-dice"),
    ("blind+", "no variant '': there are base, contagious, blind, double-dice"),
    ("Blind", "no variant 'Blind': did you mean 'blind'? There are base, contagious, blind, double-dice"),
    ("blind+blind", "'blind' stands twice in 'blind+blind'"),
    ("base+blind", "'base' stands alone; leave it out of 'base+blind'"),
    ("base+base", "'base' stands alone; leave it out of 'base+base'"),
])
def test_what_cannot_be_a_variant_is_said_in_words(variant: str, said: str) -> None:
    with pytest.raises(UnknownVariant) as error:
        modes_in(variant, MODES)
    assert str(error.value) == said


def test_a_variant_has_one_name() -> None:
    assert (joined(()), joined(("blind",)), joined(("contagious", "blind"))) == ("base", "blind", "contagious+blind")
    assert joined(modes_in("blind+contagious", MODES)) == joined(modes_in("contagious + blind", MODES))
