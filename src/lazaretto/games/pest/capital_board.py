"""PE 3.1, 17.4, 26, 28, 29. The Capital board of a page, and the market below it."""

from __future__ import annotations

from typing import Final

from ...kernel import Names
from .board import CapitalBoard, Market, Technology, Token, Work
from .box import Box
from .cards import CAPITAL_BUILDINGS, NOTHING, RESOURCE_NAMES, REWARD_NAMES, TOKEN_KINDS
from .effects import TECHNOLOGY_TEXTS, court_text, slot_rule
from .names import REWARD_TITLES, capital, figure, with_crates
from .table import Empire
from .text import work_words
from .voice import Voice


#: PE 20.7, 32.15.
COMES_UP: Final = "Those face down come up again when the Era ends."
STAYS: Final = "Those face down stay so."


def capital_board(t: Empire, names: Names, box: Box) -> CapitalBoard:
    """PE 2.7. In Solo there is no card."""
    card = t.capital_card
    fewer = "When the Era ends, each person fewer here than Neutral ones brings a negative Renown token."
    text = f"{f'When the Era ends: {court_text(t.rules, box, card)}.' if card else fewer} Then the people of all Houses leave it (PE 20.7)."
    neutral = t.neutral if t.rules.versus or t.rules.solo else None
    return CapitalBoard(
        box.card_names[card] if card else "The Capital", with_crates(text), tuple([house.capital for house in t.houses]), neutral, tokens(t),
        tuple([work(t, number, names, box) for number in range(CAPITAL_BUILDINGS)]),
    )


def tokens(t: Empire) -> tuple[Token, ...]:
    """PE 28. Kinds of which there is any."""
    return tuple([token(t, kind) for kind in sorted(TOKEN_KINDS) if kind in t.tokens])


def token(t: Empire, kind: int) -> Token:
    turned = [t.turned >> number & 1 for number, other in enumerate(t.tokens) if other == kind]
    down = sum(turned)
    up = len(turned) - down
    taken = f"Whoever Assigns people to the Capital takes one. {STAYS if t.rules.solo else COMES_UP}"
    text = f"Capital tokens that give {figure(1, REWARD_TITLES[kind])}: {up} face up, {down} face down. {taken}"
    return Token(f"token:{kind}", REWARD_NAMES[kind], up, down, text)


def work(t: Empire, number: int, names: Names, box: Box) -> Work:
    """PE 13.8."""
    builder = t.works[number]
    ill = t.beside_works >> number & 1 == 1
    text = f"{work_words(t, number, Voice(box, names, None))}{'; a sick person stands beside it' if ill else ''}."
    cost = tuple([RESOURCE_NAMES[good] for good, many in enumerate(t.rules.capital_costs[number]) for _ in range(many)])
    return Work(
        f"work:{number}", box.capital_names[number], cost, t.rules.capital_renown[number], t.rules.capital_influence[number],
        None if builder == NOTHING else builder, ill, text,
    )


def market(t: Empire, box: Box) -> Market:
    """PE 4.9, 15.1."""
    return Market("market", len(t.technology_deck), tuple([technology(t, card, box) for card in t.market.kinds()]))


def technology(t: Empire, card: int, box: Box) -> Technology:
    cost, worth = t.rules.technology_costs[card], t.rules.technology_renown[card]
    text = f"{box.technology_names[card]}: {TECHNOLOGY_TEXTS[card]}. {figure(cost, 'Research')}, {slot_rule(box, card)}, {worth} Renown."
    return Technology(f"technology:{card}", box.technology_names[card], cost, slot_rule(box, card), worth, f"{capital(TECHNOLOGY_TEXTS[card])}.", text)
