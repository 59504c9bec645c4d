"""What settled the game for each who has not won: told once it is over, with what was secret then."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lazaretto.games.bristol.fates import fates
from lazaretto.tongues.voice import voice

from .town import GAME, PEOPLE, Play, town


def story(v: Play, *deeds: Callable[[Play], Play]) -> dict[str, str]:
    """By name, the fate after all this."""
    positions, told = [v.position], [[fact for _, fact in v.dealer.facts]]
    for deed in deeds:
        heard = len(v.dealer.facts)
        positions.append(deed(v).position)
        told.append([fact for _, fact in v.dealer.facts[heard:]])
    seats = v.t.rules.seats
    found = fates(positions, PEOPLE[:seats], told)
    german = voice(GAME, "de").fates(positions, PEOPLE[:seats], told)
    assert german.keys() == found.keys() and not [seat for seat in found if german[seat] == found[seat]], "each is said in German"
    assert {PEOPLE[seat] for seat in found} == set(PEOPLE[:seats]) - set((v.winners or "").split()), "each who has not won has one"
    return {PEOPLE[seat]: text for seat, text in found.items()}


ROAD = "oak 14 amber brun\n birch 5 cyan\n cedar 3 dora"
END = (lambda v: v.end_round(),)


def test_who_died_healthy_hears_who_aboard_had_the_plague_and_since_when() -> None:
    """BR 1.2, 11.3. It was secret then."""
    v = town("birch 15 amber brun\n cedar 3 cyan\n oak 2 dora", symptoms={"amber": "3 3"}, turn="dora")
    told = story(v, *END, lambda v: v.end_round())
    assert told["brun"] == "Round 2: You were healthy, but Birch left with the plague aboard: amber (from the start)."
    assert told["amber"] == "You had the plague from the start; so you wanted nobody to escape, and nobody did."
    assert told["cyan"] == "Round 3: The gates closed, and you were still in town, on Cedar, space 7 of 16."


def test_who_caught_the_plague_hears_when_and_by_what() -> None:
    """BR 1.3, 1.4, 10.4."""
    dice = "birch-rat birch-rat cedar-apple cedar-apple oak-apple oak-apple"
    v = town("oak 14 dora\n cedar 5 cyan\n birch 3 amber brun", dice=dice, symptoms={"amber": "1 2", "brun": "1 2"}, turn="cyan")
    told = story(v, lambda v: v.end_round(mingling="4 4 2 1 1"))
    assert told["amber"] == "Round 2: You caught the plague as Birch mingled: who has it cannot win."
    assert told["brun"] == "Round 2: Oak left the town without you: you sat on Birch, space 5 of 16."


def test_who_chose_the_plague_hears_that() -> None:
    """BR 8.6."""
    v = town("oak 14 dora\n cedar 5 cyan\n birch 3 amber brun", turn="amber", hands={"amber": "arsenic/pomander"}, symptoms={"amber": "1 3"})
    told = story(v, lambda v: v.after("amber plays pomander of arsenic/pomander: 4 4"), lambda v: v.after("amber keeps 4 4"), *END)
    assert told["amber"] == "Round 2: You caught the plague by the symptoms that you chose: who has it cannot win."


@pytest.mark.parametrize("picture,turn,sentences,name,fate", [
    (ROAD, "amber", ["amber pushes brun"], "brun", "Round 2: amber pushed you off Oak, which left the town in round 2."),
    (ROAD, "brun", ["brun pushes brun"], "brun", "Round 2: You got off Oak yourself, which left the town in round 2."),
    ("oak 14 amber brun emil\n birch 5 cyan\n cedar 3 dora", "cyan", ["cyan dashes"], "emil",
     "Round 2: cyan took your place on Oak, which left the town in round 2."),
    (ROAD, "cyan", ["cyan draws: chicken/whip"], "cyan",
     "Round 2: Oak left the town without you: you sat on Birch, space 7 of 16."),
])
def test_who_was_late_hears_how_it_got_off_the_cart_that_escaped(picture: str, turn: str, sentences: list[str], name: str, fate: str) -> None:
    """BR 1.1, 6.2, 6.3, 6.5."""
    told = story(town(picture, turn=turn), *[lambda v, sentence=sentence: v.after(sentence) for sentence in sentences], *END)
    assert told[name] == fate


def test_who_was_left_behind_hears_by_whom_and_who_died_of_shame_why() -> None:
    """BR 6.7, 6.8."""
    v = town("oak 14 emil\n cedar 5 cyan\n birch 3 amber brun dora", turn="amber")
    told = story(v, lambda v: v.after("amber pushes brun"), *END)
    assert told["brun"] == "Round 2: amber pushed you off Birch, and you were left behind."
    assert told["amber"] == "Round 2: You pushed brun, who was healthy, out of the race, and died of shame."
    v = town("oak 14 emil\n cedar 5 cyan\n birch 3 amber brun dora", turn="amber")
    assert story(v, lambda v: v.after("amber pushes amber"), *END)["amber"] == "Round 2: You jumped off Birch, and were left behind."
