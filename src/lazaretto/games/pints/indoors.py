"""PB 2.8 to 2.13, 3.9, 15, 16. In the pub, for a screen: what is in store, the pile, what lies before everyone, and who would be saved."""

from __future__ import annotations

from typing import Final

from ...kernel import Card as Kind
from ...kernel import Memory, Names, Seat, View
from .board import Phase
from .cards import ARMY, CONTINENTAL, LAST_QUARTER, MOTION, RESCUES, TINY_CAR, UNSTOPPABLE, ZWORD, piece_of
from .effects import CARD_TEXTS, FOOD_TEXTS, TILE_TEXTS
from .ending import REASONS
from .moments import TIMES
from .names import CARD_TITLES, FOOD_TITLES, capital, figure, listed, many
from .outlook import beneath_the_rescue, chances_in_the_car, known_rescuers, would_save
from .pub_board import Card, Division, Fate, Hand, Pile, Rescuer, Store
from .reckoning import numbers_of, saved_by
from .pile_odds import red_words, rescue_words
from .signs import BAR, DIVISION, KITCHEN, PILE, SOFA, card_icon, card_thing, dish_thing, food_thing
from .table import BITING, PLACING, SCORING, Pub
from .text import the_pile

#: PB 4.2. The parts of a turn; the last two phases of the table are one.
PHASES: Final = ("Send", "Place", "Fight", "Bus", "Score")
FEW_BUDDIES: Final = 2
BUS_CARD: Final = "played in its owner's turn, when the bus drives"


def phases(view: View) -> tuple[Phase, ...]:
    t: Pub = view.table
    now = min(t.phase, BITING - 1) if t.turns and view.outcome is None else None
    return tuple([Phase(title, at == now) for at, title in enumerate(PHASES)])


def stores(t: Pub) -> tuple[Store, ...]:
    """PB 3.5, 3.6."""
    dead = t.rules.sofa + t.rules.phone_box - t.buddies() - t.phone_box
    coming = ": a division tile may bring one in" if t.phone_box and t.quarter < LAST_QUARTER else ""
    return (
        Store(SOFA, "sofa", t.sofa, "on the sofa", f"{capital(many(t.sofa, 'buddy'))} on the sofa, {figure(t.buddies(), 'buddy')} in the pub",
              t.buddies() <= FEW_BUDDIES),
        Store("phone", "phone", t.phone_box, "phone box", f"{capital(many(t.phone_box, 'red buddy'))} outside, in the phone box{coming}"),
        Store("fallen", "skull", dead, "fallen", f"{capital(many(dead, 'buddy'))} dead; when the last one dies the zombies win"),
        Store(BAR, "beer", t.bar, "on the bar", f"{capital(many(t.bar, 'beer'))} on the bar, {t.rules.beer} bags each: heals a bite"),
        Store("ambulance", "ambulance", len(t.ambulance), "ambulance",
              f"{capital(many(len(t.ambulance), 'defeated zombie'))}: a bag each, and a card goes for every {t.rules.for_a_card[t.quarter]}"),
        Store("stock", "zombie", len(t.stock), "in stock", f"{capital(many(len(t.stock), 'zombie'))} still to come"),
    )


def pile(view: View, *, odds: bool) -> Pile:
    """PB 3.11, 11.2, 15, 16.2."""
    t: Pub = view.table
    cards = tuple([t.in_quarter(quarter) if quarter >= t.quarter else 0 for quarter in range(LAST_QUARTER + 1)])
    shows = t.tile_shows
    division = Division(DIVISION, f"Division tile {shows}", capital(TILE_TEXTS[shows][0])) if shows else None
    red, why_red = red_words(view) if odds else ("", "")
    rescue, why_rescue = rescue_words(view, odds=odds)
    return Pile(PILE, t.quarter + 1, cards, division, red, why_red, rescue, why_rescue, " ".join(the_pile(t)))


# before everyone

def hands(t: Pub, names: Names) -> tuple[Hand, ...]:
    return tuple([Hand(seat, names[seat], cards_of(t, seat), foods_of(t, seat)) for seat in range(t.rules.seats)])


def cards_of(t: Pub, seat: Seat) -> tuple[Card, ...]:
    """PB 2.13. Each kind once."""
    hand = t.hands[seat]
    words = {card: card_words(card, its_time(t, seat, card)) for card in hand.kinds()}
    return tuple([Card(card_thing(seat, card), card_icon(card), CARD_TITLES[card], hand.count(card), False, words[card]) for card in hand.kinds()])


def card_words(card: Kind, time: str = "") -> str:
    text, rule = CARD_TEXTS[card]
    return f"{CARD_TITLES[card]}: {text}{f'; {time}' if time else ''} · {rule}"


def its_time(t: Pub, seat: Seat, card: Kind) -> str:
    """PB 7.7, 13.1. When a card can be used that cannot be used now; "" where the refusal says it, or it can."""
    mine = seat == t.active
    if piece_of(card) >= 0:
        return "" if mine and t.phase == PLACING else PLACED_THEN
    if mine and (card in TIMES or t.phase < SCORING):
        return ""
    return PLAYED_THEN.get(card, "played in its owner's turn, before the scoring")


PLACED_THEN: Final = "placed in its owner's turn, after the throw and before the fight"
PLAYED_THEN: Final = {
    ZWORD: "played in its owner's turn, after the throw", MOTION: BUS_CARD, UNSTOPPABLE: BUS_CARD, CONTINENTAL: BUS_CARD,
}


def foods_of(t: Pub, seat: Seat) -> tuple[Card, ...]:
    """PB 19.1."""
    foods = t.foods[seat].kinds() if t.rules.food else []
    used = [t.used[seat] >> food & 1 == 1 for food in foods]
    return tuple([food_card(food_thing(seat, food), food, over, USED if over else FRESH) for food, over in zip(foods, used, strict=True)])


USED: Final = "used until its owner's next turn"
FRESH: Final = "once a round"


def food_card(thing: str, food: int, used: bool, remark: str) -> Card:
    text, rule = FOOD_TEXTS[food]
    return Card(thing, "pubfood", FOOD_TITLES[food], 1, used, f"{FOOD_TITLES[food]}, {remark}: {text} · {rule}")


def kitchen(t: Pub) -> tuple[Card, ...]:
    """PB 19.2, R102. Any for less, or one of one's choice."""
    if not t.rules.food or not len(t.larder):
        return ()
    whatever = Card(KITCHEN, "pubfood", f"Any for {t.rules.food_random}", 1, False, f"Pub food at random for {figure(t.rules.food_random, 'bag')} · PB 19.2")
    return (whatever, *[food_card(dish_thing(food), food, False, figure(t.rules.food_chosen, "bag")) for food in t.larder.kinds()])


def price(view: View) -> str:
    """PB 12.2, 12.3."""
    t: Pub = view.table
    if view.outcome is not None:
        return ""
    if not t.is_market_open():
        return "Buddy cards are sold from the second round on."
    return f"A buddy card costs {figure(t.price(), 'bag')}: {figure(t.sofa, 'buddy')} on the sofa."


WHY_THAT_PRICE: Final = "The price is one bag for each buddy on the sofa, and at least one. It is paid to who sells."


# the rescue

def rescuers(view: View, memory: Memory, names: Names, *, odds: bool) -> tuple[Rescuer, ...]:
    """By each that may come; after the end by the one that came."""
    t: Pub = view.table
    if view.outcome is None:
        return tuple([rescuer(t, card, names, odds=odds) for card in known_rescuers(t)])
    came = [card for card in RESCUES if REASONS[card] == view.outcome.reason]
    return tuple([came_for(t, card, view.outcome.winners, memory, names) for card in came])


def came_for(t: Pub, card: Kind, winners: tuple[Seat, ...], memory: Memory, names: Names) -> Rescuer:
    """PB 16.3. With the numbers that decided it."""
    title, saved = title_of(card), listed([names[seat] for seat in winners])
    order = sorted(range(t.rules.seats), key=lambda seat: seat not in winners)
    fates = tuple([Fate(seat, names[seat], numbers_of(t, card, seat, memory), seat in winners) for seat in order])
    beneath = f" {capital(many(t.in_quarter(LAST_QUARTER), 'card'))} lay beneath it." if card == ARMY else ""
    return Rescuer(title, rule_of(card, t.in_quarter(LAST_QUARTER)), f"{says_of(card)}{beneath}", winners, (), False, fates, f"{title}: saved {saved}")


def title_of(card: Kind) -> str:
    return capital(CARD_TITLES[card].removeprefix("the "))


def says_of(card: Kind) -> str:
    """PB 16.4 to 16.8. "Saves everyone who has a buddy card to pay with"."""
    return f"{capital(CARD_TEXTS[card][0])}."


def rescuer(t: Pub, card: Kind, names: Names, *, odds: bool) -> Rescuer:
    """PB 16.4 to 16.8."""
    title, chances = title_of(card), chances_in_the_car(t) if odds and card == TINY_CAR else ()
    text = f"{title}: {CARD_TEXTS[card][0]}. Now: {saved_by(t, card, tuple(names))}"
    if chances:
        text = f"{text}; {listed([f'{names[seat]} {chance} %' for seat, chance in enumerate(chances)])}"
    rule = rule_of(card, beneath_the_rescue(t))
    return Rescuer(title, rule, says_of(card), tuple(would_save(t, card)), chances, card == TINY_CAR, (), f"{text} · {CARD_TEXTS[card][1]}")


def rule_of(card: Kind, beneath: int) -> str:
    """Whom it saves, in a few words."""
    return f"crisps above {beneath}" if card == ARMY else RULES[card - TINY_CAR]


RULES: Final = ("one, by dice", "who holds a card", "not the driest", "two least bitten")
