"""A small pub before which a rule can be shown by a picture: rows with their squares from the pub to the street, and the chips on them from bottom to top.

    pub(\"\"\"
        2  b  g:fast  r:tough!,fast  y  .
        3  .  .       .:fast         .  R
    \"\"\", bus=2, stools="2 3", hands={"anna": "rugby"}, loose="bat extra", phase="placing fighting").after("anna places bat 2-2", "anna goes on: tough")

A letter is a tile, a capital a marked one, a dot any that is left; a row not told of has five of these. Chips are named (fast, fast-sauce, fast-snappy, tough,
tough-sauce, tough-snappy), with a ! if face up, that is wounded. A square is its row and its place from the pub: 2-5. Anna is active, unless told.
What is left to chance follows a colon, in words: faces of dice, colours, cards drawn, numbers of lots, and chips drawn; a chip not told of is fast.
"""

from __future__ import annotations

from typing import Any

from lazaretto.games.pints import GAME, bus as driving, fighting, placing, preparing, scoring, turn as turns
from lazaretto.games.pints.cards import (
    CARD_NAMES, FOOD_NAMES, LAST_QUARTER, MARKED, PIECE_NAMES, ROWS, SQUARES, TILES_A_COLOUR, card_of,
)
from lazaretto.games.pints.chips import bring, fell, turn_up
from lazaretto.games.pints.pile import put_under
from lazaretto.games.pints.table import BUS, HELD, MARKERS, NOTHING, PLACING, SENDING, Pub
from lazaretto.kernel import EVERYONE, Game, Step, Zone

from .night import ANNA, BEN, CLEO, DAN, PEOPLE, TILE_LETTERS, Fate, Play, field_of, squares

__all__ = ["ANNA", "BEN", "CLEO", "DAN", "PEOPLE", "Play", "field_of", "pub"]

WHOLE_TURN = "sending throw placing fighting driving scoring"

Words = dict[str, str]
Numbers = dict[str, int]
NOTHING_TOLD: Any = {}

#: Phases of a turn, by the step that begins them.
PHASES: dict[str, Step] = {
    "sending": preparing.Sending(), "throw": preparing.Throw(), "placing": placing.Placing(), "fighting": fighting.FightBegins(),
    "driving": turns.BusPhase(), "scoring": scoring.ScoringBegins(), "jukebox": driving.Run(jukebox=True),
}


def rows_of(numbers: str) -> int:
    return sum([1 << int(number) - 1 for number in numbers.split()])


def pub(
    picture: str = "", *, seats: int = 3, variant: str = "base", active: str = "anna", round: int = 2, phase: str = WHOLE_TURN, chance: str = "",
    corner: str = ". . .", bus: int = 1, aboard: str = "", markers: Words = NOTHING_TOLD, ambulance: str = "", stools: str = "", sofa: int | None = None,
    phone_box: int | None = None, bar: int | None = None, loose: str = "", placed: Words = NOTHING_TOLD, rebounds: Words = NOTHING_TOLD,
    hands: Words = NOTHING_TOLD, crisps: Numbers = NOTHING_TOLD, bites: Numbers = NOTHING_TOLD, beers: Numbers = NOTHING_TOLD, foods: Words = NOTHING_TOLD,
    discard: str = "", under: str = "", pile: str = "", quarter: int = 1, left: int | None = None, rescuer: str = "taxi", game: Game = GAME,
) -> Play:
    """Some phases of a turn about to be played, one after the other: sending, throw, placing, fighting, driving, scoring; or turn, with all that follow,
    or another's by the name.

    `placed` are pieces that lie beside squares already, `rebounds` where their rugby balls will go. Of cards not told of `left` lie in the current quarter,
    those of `pile` among them, and the later quarters are full; what remains is in the box. In the fourth quarter `left` counts the rescue card.
    """
    t: Any = game.make_table(game.rules(seats, variant))
    t.active, t.bus_row, t.stools = PEOPLE.index(active), bus - 1, rows_of(stools)
    t.turns = (round - 1) * seats + t.active + (phase != "turn")
    t.phase, t.untouched = PLACING if phase.split()[0] == "placing" else SENDING, not stools
    t.sofa = t.rules.sofa - t.stools.bit_count() if sofa is None else sofa
    t.crisps, t.bites, t.beers = [tuple([told.get(name, 0) for name in PEOPLE[:seats]]) for told in (crisps, bites, beers)]
    t.bar, t.phone_box = t.rules.beers - sum(t.beers) if bar is None else bar, t.rules.phone_box if phone_box is None else phone_box
    lay_tiles(t, squares(picture), corner.split())
    play = Play(t)
    lay_chips(t, play.dealer, {
        **{row * SQUARES + at: word.partition(":")[2] for row, words in squares(picture).items() for at, word in enumerate(words)},
        BUS: aboard.replace(" ", ","), HELD: ambulance.replace(" ", ","), **{MARKERS + PEOPLE.index(name): markers[name].replace(" ", ",") for name in markers},
    })
    place_pieces(t, play.dealer, placed, rebounds)
    for name, words in hands.items():
        deal(CARD_NAMES, words, t.deck, t.hands[PEOPLE.index(name)])
    deal(CARD_NAMES, discard, t.deck, t.discard)
    for word in under.split():
        t.deck.take(CARD_NAMES.index(word))
        put_under(t, CARD_NAMES.index(word), EVERYONE, LAST_QUARTER, NOTHING)
    for name, words in foods.items():
        deal(FOOD_NAMES, words, t.larder, t.foods[PEOPLE.index(name)])
    cut_the_pile(t, quarter - 1, left, pile, rescuer)
    play.dealer.facts, t.loose = [], tuple([PIECE_NAMES.index(word) for word in loose.split()])
    others: dict[str, Step] = {name: turns.Turn(seat) for seat, name in enumerate(PEOPLE)}
    return play.go(*[{**PHASES, **others, "turn": turns.Turn(t.active)}[word] for word in phase.split()], chance=chance)


def deal(names: tuple[str, ...], words: str, source: Zone, to: Any) -> None:
    for word in words.split():
        source.take(names.index(word))
        to.put(names.index(word))


def lay_tiles(t: Pub, drawn: dict[int, list[str]], corner: list[str]) -> None:
    """What is told, and for the dots what is left: plain tiles first, nearest to the pub."""
    plain = [TILES_A_COLOUR - marked for marked in t.rules.tiles]
    left = [(tile >= MARKED, number, tile) for tile, count in enumerate((*plain, *t.rules.tiles)) for number in range(count)]
    rows = [[word[0] for word in drawn.get(row, ["."] * SQUARES)] for row in range(ROWS)]
    spare = [tile for _, _, tile in sorted(left)]
    for letter in [*[letter for row in rows for letter in row], *corner]:
        if letter != ".":
            assert TILE_LETTERS.index(letter) in spare, f"there are not so many tiles {letter}"
            spare.remove(TILE_LETTERS.index(letter))
    for square in range(SQUARES):
        for row in rows:
            row[square] = TILE_LETTERS[spare.pop(0)] if row[square] == "." else row[square]
    t.tiles = tuple([tuple([TILE_LETTERS.index(letter) for letter in row]) for row in rows])
    t.corner = tuple([spare.pop(0) if letter == "." else TILE_LETTERS.index(letter) for letter in corner])


def lay_chips(t: Pub, dealer: Fate, told: dict[int, str]) -> None:
    """Drawn and turned up as in play; what is in hand then was defeated."""
    for place, words in told.items():
        for word in [word for word in words.split(",") if word]:
            dealer.words = [word.rstrip("!")]
            bring(t, place, dealer)
            if word.endswith("!") or place == HELD:
                turn_up(t, place, len(t.tags[place]) - 1, dealer)
            if place == HELD:
                fell(t, HELD)
    assert dealer.words == [], "there are not so many chips"


def place_pieces(t: Pub, dealer: Fate, placed: Words, rebounds: Words) -> None:
    for square, words in placed.items():
        for piece in [PIECE_NAMES.index(word) for word in words.split()]:
            if card_of(piece) >= 0:
                deal(CARD_NAMES, CARD_NAMES[card_of(piece)], t.deck, t.hands[t.active])
            else:
                t.loose = (piece,)
            placing.Placed(t.active, piece, field_of(square)).do(t, dealer)
    t.rebounds = tuple([field_of(word) for pair in rebounds.items() for word in pair])


def cut_the_pile(t: Pub, quarter: int, left: int | None, pile: str, rescuer: str) -> None:
    """So many cards in the current quarter; what is too many goes into the box."""
    full, later = t.rules.quarter, t.rules.quarter * (LAST_QUARTER - quarter)
    rescue = t.rules.rescuers[0] if len(t.rules.rescuers) == 1 else CARD_NAMES.index(rescuer)
    cards = min(full, len(t.deck) - later) if left is None else left - (quarter == LAST_QUARTER)
    kept = [CARD_NAMES.index(word) for word in pile.split()]
    others = sorted([(copy, card) for card in t.deck.kinds() for copy in range(kept.count(card), t.deck.count(card))], reverse=True)
    while len(t.deck) > cards + later:
        t.deck.take(others[0][1])
        t.spare.put(others.pop(0)[1])
    t.quarter = quarter
    t.left = tuple([0 if at < quarter else (cards if at == quarter else full) + (at == LAST_QUARTER) for at in range(LAST_QUARTER + 1)])
    t.spare.take(rescue)
    (t.deck if quarter == LAST_QUARTER else t.rescue).put(rescue)
