"""The table in plain text: what must be done, the street, the dice and what they would do, and what is yours only."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from ...kernel import FACE_DOWN, Memory, Names, Scene, Seat, View
from ...kernel.zone import letter
from .box import Box
from .cards import CARTS, DICE, is_rat
from .drawer import about, hanging, yours
from .movement import Dashed, Elbowed, Shoved
from .names import CART_TITLES, CHARACTER_TEXTS, CHARACTER_TITLES, card_title, listed, marked, within
from .notebook import Notebook
from .rounds import TurnOf
from .status import status
from .table import Town
from .turn import TurnEnds
from .whip import Threatened

CART: Final = "#"
HEAD: Final = 8                 # "  Birch "
LONGEST_LANE: Final = 40
SHORTEST_LANE: Final = 4
ROOM_FOR_RIDERS: Final = 30     # beside the lane, or they stand below it


def drawn(view: View, memory: Memory, names: Names, width: int, box: Box) -> str:
    """The whole page; no line is wider than `width`."""
    t: Town = view.table
    who, notes = within(names, t.rules.places, view.seat), Notebook(memory, view.seat, t.rules.seats)
    heads = [marked(names, place, view.seat) for place in range(t.rules.places)]
    lines = [*wrap(status(view, t, names, who, box), width), ""]
    lines += [*paragraphs(turns(view, t, who), width), *street(t, heads, width)]
    if view.outcome is None:
        lines += [*the_dice(t, width), *paragraphs([forecast(t), *at_the_table(t)], width), *cast(t, heads, width)]
        lines += headed("Out of the game", about(view, [place for place in range(len(who)) if not t.lives(place)], notes, names, width))
    if view.seat is not None:
        lines += ["", "Yours only", *yours(view, view.seat, notes, who, width)]
    return "\n".join([*lines, *the_rest(view, t, notes, names, width)])


def paragraphs(texts: list[str], width: int) -> list[str]:
    return [line for text in texts for line in wrap(text, width)]


def headed(title: str, rows: list[str]) -> list[str]:
    return [title, *rows] if rows else []


def the_rest(view: View, t: Town, notes: Notebook, names: Names, width: int) -> list[str]:
    """What is known of others that are still in the game; once it is over, of everyone."""
    over = view.outcome is not None
    all_told = not [zone for zone in (*t.symptoms, *t.health) if FACE_DOWN in zone.cards()]
    places = [place for place in range(t.rules.places) if over or (t.lives(place) and place != view.seat)]
    rows = headed("All cards face up" if all_told else "Known besides", about(view, places, notes, names, width))
    return ["", *rows] if rows else []


def turns(view: View, t: Town, who: tuple[str, ...]) -> list[str]:
    """BR 4.2. The round, who has had a turn in it, whose turn it is, and who comes after."""
    if view.outcome is not None:
        return [f"It took {t.round} rounds." if t.round > 1 else "It took one round."]
    later = [step.seat for step in reversed(view.agenda) if isinstance(step, TurnOf) and t.lives(step.seat)]
    now = in_turn(view)
    order = [(t.first + number) % t.rules.places for number in range(t.rules.places)]
    had = [who[place] for place in order if t.lives(place) and place != now and place not in later]
    after = f"then {listed([who[place] for place in later])}" if later else "the last"
    text = f"Round {t.round}: {f'{listed(had)} had a turn, ' if had else ''}now {who[now]}, {after}."
    return [text, "The last round: who has not left by its end dies."] if t.deadline else [text]


def in_turn(view: Scene) -> Seat:
    """Whose turn it is: a Ghost's too, while others answer it."""
    for step in view.agenda:
        if isinstance(step, TurnEnds):
            return step.seat
    question = view.question
    assert isinstance(question, Threatened)
    deed = question.deed
    if isinstance(deed, (Elbowed, Dashed)):
        return deed.seat
    assert isinstance(deed, Shoved)
    return deed.by


def street(t: Town, heads: list[str], width: int) -> list[str]:
    """BR 2.1. The road to the gate, the leading cart first, and who rides where."""
    room = max(SHORTEST_LANE, min(t.rules.road, LONGEST_LANE, width - HEAD - len(" 16 of 16") - 1))
    lines = ["Street: front to back (remedies)"[:width]]
    for cart in (*t.order, *reversed(t.gone)):
        come = "" if cart in t.gone else f" {t.spaces[cart]} of {t.rules.road}"
        head = f"  {CART_TITLES[cart]:<6}{lane(t, cart, room)}{come}".ljust(HEAD + room + len("| 16 of 16"))
        riders = aboard(t, cart, heads)
        if len(head) + ROOM_FOR_RIDERS <= width:
            lines += wrap(riders, width, initial_indent=f"{head}  ", subsequent_indent=" " * (len(head) + 2))
        else:
            lines += [head.rstrip()[:width], *wrap(riders, width, initial_indent="    ", subsequent_indent="    ")]
    return lines


def lane(t: Town, cart: int, room: int) -> str:
    """The road as dots, the cart on it, the gate as a bar."""
    at = min(t.spaces[cart] * room // t.rules.road, room - 1)          # another may have left first, and ended the game
    dots = "." * room
    return f"{dots}|" if cart in t.gone else f"{dots[:at]}{CART}{dots[at + 1:]}|"


def aboard(t: Town, cart: int, heads: list[str]) -> str:
    """ "C Isolde (1), D Piers (2)": the number is that of remedies held."""
    riders = [heads[place] if t.is_ghost(place) else f"{heads[place]} ({t.held(place)})" for place in t.carts[cart]]
    if cart in t.gone:
        return f"has left with {', '.join(riders)}" if riders else "has left"
    return ", ".join(riders) or "empty"


def the_dice(t: Town, width: int) -> list[str]:
    """BR 2.2, 7.2. The dice by cart, numbered, those locked marked."""
    lines = ["Dice"]
    for cart in CARTS:
        row = [f"{die + 1} {'rat' if is_rat(t.dice[die]) else 'apple'}{' locked' if t.locked >> die & 1 else ''}"
               for die in range(DICE) if t.dice[die] >> 1 == cart]
        lines += hanging(CART_TITLES[cart], ", ".join(row) or "none", width, HEAD - 2)
    return lines


def forecast(t: Town) -> str:
    """BR 4.3, 4.4. What the dice would do as they lie."""
    ahead, mingling = t.forecast(), t.mingling()
    found = []
    for cart in t.order:
        does = [" mingles"] if cart in mingling else []
        does += [" leaves"] if t.spaces[cart] + ahead[cart] >= t.rules.road else []
        found.append(f"{CART_TITLES[cart]} +{ahead[cart]}{' and' if does else ''}{' and'.join(does)}")
    return f"If the round ended now: {', '.join(found)}."


def at_the_table(t: Town) -> list[str]:
    """Stacks, decks and what was played."""
    stacks = [f"{CART_TITLES[cart]} {len(t.leeches[cart])}" for cart in CARTS if len(t.leeches[cart])]
    decks = f"Decks: {len(t.remedy_deck)} remedies, {len(t.symptom_deck)} symptoms{f', {len(t.bag)} coins' if t.rules.alms else ''}"
    played = [f"{t.remedy_discard.count(card)} {card_title(t.rules.cards[card])}" for card in t.remedy_discard.kinds()]
    coins = [letter(place) for place, zone in enumerate(t.coins) if len(zone)]
    found = [f"{decks}."] + ([f"Stacks of symptoms for a mingle: {', '.join(stacks)}."] if stacks else [])
    found += [f"Played: {', '.join(played)}."] if played else []
    return found + ([f"Coins were given to {', '.join(coins)}."] if coins else [])


def cast(t: Town, heads: list[str], width: int) -> list[str]:
    """BR 9.1, R81. Who is who, and what that one may do instead of another action; a Ghost does nothing with it, and the dead no more."""
    lines: list[str] = []
    for place, character in enumerate(t.characters[:t.rules.seats]):
        if t.lives(place):
            text = f"{CHARACTER_TITLES[character]}, who {CHARACTER_TEXTS[character][0]}"
            lines += hanging(heads[place], text, width, max([len(head) for head in heads]) + 2)
    return headed("Characters", lines)
