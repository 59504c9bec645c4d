"""PB 16. How the rescue came about: whom it would have taken when the last quarter began, what changed that, and by whom it was drawn."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import FACE_DOWN, Card, Moved, Names, Position, Said, Seat
from .anytime import Drink, Sold
from .biting import Bite
from .box import Box
from .cards import ARMY, CORPS, LAST_QUARTER, RESCUES, TANDEM, TAXI, TINY_CAR
from .drawing import DiscardTop, Lost
from .ending import REASONS
from .moves import Send
from .names import CARD_TITLES, capital, figure, listed
from .outlook import would_save
from .table import Pub
from .telling import Teller
from .tidings import Earned, ThrownForTheSeat

CHANGES = 2                     # the last are told; and first how it stood


def tide(t: Pub, card: Card, names: Names) -> str:
    """Whom the true rescuer would have taken then."""
    return f"{capital(CARD_TITLES[card])} would have saved {listed([names[seat] for seat in would_save(t, card)])} in turn {t.turns}."


def came_about(positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]], box: Box, card: Card) -> list[str]:
    """From the last quarter on; before it nobody could come."""
    teller, last = Teller(box, names, None), len(positions) - 1
    begun = next((moment for moment in range(last) if positions[moment].table.quarter == LAST_QUARTER), last)
    changes: list[list[str]] = []
    for moment in range(begun + 1, last):
        before, after = positions[moment - 1].table, positions[moment].table
        if card != TINY_CAR and would_save(before, card) != would_save(after, card):
            changes.append([*deeds(told[moment], teller), tide(after, card, names)])
    stood = positions[begun].table
    found = [f"Quarter {LAST_QUARTER + 1} of the pile began in turn {stood.turns}."] if begun < last else []
    found += [tide(stood, card, names)] if begun < last and card != TINY_CAR else []
    return [*found, *[text for change in changes[-CHANGES:] for text in change], *drawn(told[last], teller)]


def deeds(facts: Sequence[object], teller: Teller) -> list[str]:
    """PB 11, 12, 14. What changes who is thirsty, rich, bitten, or without cards."""
    return [text for fact in facts if counts(fact) and (text := teller.report(fact))]


def counts(fact: object) -> bool:
    """What is counted anew behind a fifth bite was told with the rest."""
    return not fact.anew if isinstance(fact, Bite) else isinstance(fact, (Said, Sold, Earned, Lost))


def drawn(facts: Sequence[object], teller: Teller) -> list[str]:
    """PB 5.2, 12.5, 16.2. What the card was drawn for, that it came, and how the dice fell for the only seat."""
    found: list[str] = []
    for fact in facts:
        if isinstance(fact, Said):
            found = [teller.report(fact) or ""] if isinstance(fact.move, (Send, Drink)) else []
        rescue = isinstance(fact, Moved) and fact.card != FACE_DOWN and fact.to == "drawn" and fact.card in RESCUES
        if rescue or isinstance(fact, (DiscardTop, ThrownForTheSeat)):
            found.append(teller.report(fact) or "")
    return [text for text in found if text]


def fates(last: Position) -> dict[Seat, str]:
    """PB 16.3. By seat, to who was not saved though somebody came, what was wanting."""
    outcome, t = last.outcome, last.table
    came = [card for card, reason in REASONS.items() if outcome is not None and outcome.reason == reason]
    return {seat: wanting(t, card, seat) for card in came for seat in range(t.rules.seats) if outcome is not None and seat not in outcome.winners}


def wanting(t: Pub, card: Card, seat: Seat) -> str:
    """PB 16.4 to 16.8."""
    bags = figure(t.crisps[seat], "bag")
    if card == TAXI:
        return "You had no buddy card to pay with."
    if card == ARMY:
        return f"You had {bags}; to be saved it took more than {t.in_quarter(LAST_QUARTER)}."
    if card == CORPS:
        level = t.beers.count(t.beers[seat]) > 1
        return f"You had drunk least, {figure(t.beers[seat], 'beer')}{f', and had the fewest bags of those level, {t.crisps[seat]}' if level else ''}."
    if card == TANDEM:
        fitness = list(zip(t.bites, t.crisps))
        level = fitness.count(fitness[seat]) > 1
        why = "who is level quarrels over the last seats, and stays" if level else "two others were bitten less, or as often and had more bags"
        return f"You had {figure(t.bites[seat], 'bite')} and {bags}: {why}."
    assert card == TINY_CAR
    return "The only seat went to somebody else: to most extra hits thrown, and of those level to most bags."
