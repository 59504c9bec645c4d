"""What I must do now, or whom we wait for: a sentence, and one more on what it touches or comes to."""

from __future__ import annotations

from typing import Final

from ...kernel import Names, Seat, View
from .anytime import Selling, Sinking
from .biting import Bitten, Dying, Returning
from .box import Box
from .bus import EVERY_ROW, AtTheStop
from .cards import CARDS, COLOURS_FOOD, LAST_QUARTER, ROWS, SAUCE, WHITE, ZOMBIE
from .colour import ONE_EACH, ColourRolled
from .drawing import DivisionTile, Losing
from .effects import TILE_TEXTS
from .ending import NO_BUDDIES
from .explaining import Meaning
from .fighting import Replacing, Squares, squares_to_fight
from .gestures import Hand
from .moments import Meanwhile
from .moves import GO_ON, PAY
from .names import CARD_TITLES, FACE_TITLES, agreeing, capital, figure, listed, many, pieces_listed, square_of, taker_title, within
from .openings import also_open, can_place
from .outlook import chance_of_red, chance_of_rescue, hidden_in_last_quarter, percent
from .pile import has_looked_alone
from .placing import Placing, Rebounding
from .preparing import Boarding, Sending
from .prospects import chance_to_hold, has_felled
from .pushing import Dealing
from .specials import Scattering
from .table import HELD, Pub
from .telling import Teller

Status = tuple[str, str]
FEW: Final = 3                  # dice: so many are named
UNASKED: Final = ("", "")       # while the end of a round is shown, stage by stage


def status(view: View, names: Names, box: Box, *, odds: bool) -> Status:
    """What I must do now, or whom we wait for."""
    t: Pub = view.table
    if view.outcome is not None:
        teller = Teller(box, names, view.seat)
        last = f"{teller.last_bite(view)}." if view.outcome.reason == NO_BUDDIES else ""
        return teller.ended(view.outcome), last or teller.fates(view.outcome)
    if view.question is None:
        return UNASKED
    who = within(names, view.seat)
    if view.asked[0] == view.seat:
        title, detail = phase_one(view, t, odds=odds) or phase_two(view, t, names) or with_cards(view, t, who)
        kept = last_refusal(view, t, who)
        return title, f"{detail} {kept}".strip() if isinstance(view.question, Placing) else f"{kept} {detail}".strip()
    for kind, deed in WAITING:
        if isinstance(view.question, kind):
            return f"{capital(agreeing(who[view.asked[0]], deed))}.", while_waiting(view, t, who)
    return f"It is {who[view.asked[0]]}'s turn.", ""


def last_refusal(view: View, t: Pub, who: tuple[str, ...]) -> str:
    """PB 12.4. To who has asked, as long as it holds."""
    if not t.refused or view.seat != t.active:
        return ""
    seller, card = divmod(t.refused[-1], CARDS)
    return f"{capital(agreeing(who[seller], 'keeps'))} {CARD_TITLES[card]}."


def while_waiting(view: View, t: Pub, who: tuple[str, ...]) -> str:
    """What the one whom we wait for has before him."""
    question = view.question
    if isinstance(question, ColourRolled):
        return f"The colour die shows {FACE_TITLES[question.face]}."
    if isinstance(question, Selling):
        return f"{capital(agreeing(who[t.active], 'offers'))} {many(question.price, 'bag')} for {CARD_TITLES[question.card]}."
    if isinstance(question, Placing):
        return f"{capital(many(len(t.loose), 'die'))} still to place."
    if isinstance(question, DivisionTile):
        return tile_words(t)
    if isinstance(question, Losing):
        return losing_words(question)
    return f"{capital(many(question.bites, 'bite'))} to come." if isinstance(question, Bitten) else ""


def phase_one(view: View, t: Pub, *, odds: bool) -> Status | None:
    """PB 5 to 7."""
    question = view.question
    if isinstance(question, Sending):
        return sending(view, t, odds=odds)
    if isinstance(question, ColourRolled):
        return named(view, t, question)
    if isinstance(question, Boarding):
        return "Let the zombies board.", f"The battle dice show {many(t.loose.count(ZOMBIE), 'zombie')}.{also_open(view)}"
    if isinstance(question, Placing):
        return placing(view, t, odds=odds)
    if isinstance(question, Rebounding):
        return "Choose where the rugby ball's second hit goes.", "One hit on a square with a zombie in a neighbouring row."
    return None


def sending(view: View, t: Pub, *, odds: bool) -> Status:
    """PB 5.4, 5.5. With the chance that the card for the next one is a zombie card."""
    if not t.sofa or t.stools == EVERY_ROW:
        return "Throw the dice.", f"{'No stool is free' if t.sofa else 'The sofa is empty'}.{also_open(view)}"
    hidden = f"one of {figure(hidden_in_last_quarter(t), 'hidden card')}"
    rescue = f", the rescue: {percent(chance_of_rescue(t))} %, {hidden}" if t.quarter == LAST_QUARTER else ""
    red = f"A zombie card next: {percent(chance_of_red(t))} %{rescue}. " if odds else ""
    left = f"{red}{capital(many(t.sofa, 'buddy'))} on the sofa.{the_last(t, view.asked[0])}{also_open(view)}"
    return "Send, or throw." if t.stools else "Send a buddy.", left


def the_last(t: Pub, seat: Seat) -> str:
    """PB 11.7, 16.1. What hangs on the last buddy."""
    return f" It is the last: at anybody's fifth bite the zombies win; you have {figure(t.bites[seat], 'bite')}." if t.buddies() == 1 else ""


def placing(view: View, t: Pub, *, odds: bool) -> Status:
    """PB 7.1, 7.6."""
    left = f"Lost if left over: {pieces_listed(t.loose) if len(t.loose) <= FEW else many(len(t.loose), 'die')}." if t.loose else ""
    if can_place(view):
        return "Place, or fight.", f"{worst_rows(view, t) if odds else ''} {left}".strip()
    return "Go to the fight.", f"Nothing more can be placed.{also_open(view)} {left}".rstrip()


def worst_rows(view: View, t: Pub) -> str:
    """Of the rows with a buddy those that hold least; "" if all hold for certain."""
    chances = {row: chance for row in range(ROWS) if t.is_manned(row) for chance in [chance_to_hold(view, row)] if chance is not None and chance < 1.0}
    if not chances:
        return ""
    least = percent(min(chances.values()))
    rows = [str(row + 1) for row in chances if percent(chances[row]) == least]
    return f"Weakest are rows {listed(rows)}: they hold at {least} %." if len(rows) > 1 else f"Weakest is row {rows[0]}: it holds at {least} %."


def named(view: View, t: Pub, question: ColourRolled) -> Status:
    """PB 6.3, 19.11."""
    comes = "A zombie comes onto every tile of that colour." if question.purpose == ONE_EACH else "On every tile of that colour the zombies are doubled."
    if question.face == WHITE:
        return "The colour die shows white: name a colour.", comes
    if not t.has_food(view.asked[0], COLOURS_FOOD):
        return f"The colour die shows {FACE_TITLES[question.face]}: let it be, or order Other Colour.", f"With it you may name a colour. {comes}"
    return f"The colour die shows {FACE_TITLES[question.face]}: let it be, or name a colour.", f"Other Colour is used up by that. {comes}"


def phase_two(view: View, t: Pub, names: Names) -> Status | None:
    """PB 8 to 11."""
    question = view.question
    if isinstance(question, Squares):
        return fighting(view, t, question, names)
    if isinstance(question, Replacing):
        return "A refined zombie fell: use No Sauce, or let it be.", going_on(view, names)
    if isinstance(question, AtTheStop):
        return "Let the bus drive.", f"{going_on(view, names)}{also_open(view)}"
    if isinstance(question, Bitten):
        coming, have = capital(many(question.bites, "bite")), figure(t.bites[question.seat], "bite")
        return "Take the bites, or ward one off with Fend Off.", f"{coming} to come; you have {have}, and the fifth costs a buddy."
    if isinstance(question, Dying):
        return "Choose which buddy dies.", "The fifth bite, and nobody is on the sofa."
    return meanwhile(view, names) if isinstance(question, Meanwhile) else None


def meanwhile(view: View, names: Names) -> Status:
    """R116. What comes next, as the key says it."""
    assert view.seat is not None
    return f"{Hand(view, view.seat, names).next_words()}.", f"{going_on(view, names)}{also_open(view)}"


def fighting(view: View, t: Pub, question: Squares, names: Names) -> Status:
    """PB 8.2."""
    squares = squares_to_fight(t, question.row)
    if not squares:
        return f"Be done with row {question.row + 1}.", f"{going_on(view, names)}{also_open(view)}"
    title = "Choose the next square to fight on." if len(squares) > 1 else f"Fight at {square_of(squares[0])}."
    return title, f"{the_order(view, t) if len(squares) > 1 else ''}{what_it_does_then(t, question.row)}{also_open(view)}"


def what_it_does_then(t: Pub, row: int) -> str:
    """PB 9.2, 13.14."""
    if t.is_blind(row):
        return f"The roller blind holds row {row + 1}."
    return f"Row {row + 1} then moves {'one: a zombie fell' if has_felled(t, row) else 'two unless a zombie falls'}."


def the_order(view: View, t: Pub) -> str:
    """R54. What it is good for to choose: hits on one square are nothing to the others, but between them something may be done."""
    if also_open(view) or t.has_food(t.active, SAUCE):
        return "All squares are fought anyway: the order matters only if you do something in between. "
    return "All squares are fought anyway: the order matters only as few zombies are left to take a place. "


def going_on(view: View, names: Names) -> str:
    """What happens if nothing more is done."""
    assert view.seat is not None
    return f"Next: {Meaning(view, view.seat, names).of(GO_ON)[0]}."


def with_cards(view: View, t: Pub, who: tuple[str, ...]) -> Status:
    """Cards, deals and pub food. What was looked at is not said aloud."""
    question = view.question
    if isinstance(question, DivisionTile):
        may = "pay its price or refuse it" if PAY in view.options(view.asked[0]) else "buy what it costs, or refuse it"
        return f"A division tile shows: {may}.", tile_words(t)
    if isinstance(question, Losing):
        return "Put a card of yours under the pile.", losing_words(question)
    if isinstance(question, Selling):
        price = ", one for each buddy on the sofa" if question.price == t.sofa > 1 else ""
        return f"Sell {CARD_TITLES[question.card]}, or refuse.", f"{capital(who[t.active])} offers {many(question.price, 'bag')} for it{price}."
    if isinstance(question, Sinking):
        alone = "Only you have seen it. " if has_looked_alone(t, question.seat) else ""
        return "Leave the card on top, or sink it.", f"{alone}Sunk, it goes to the bottom of quarter {t.quarter + 1}."
    if isinstance(question, Scattering):
        return "Lay the zombies in your hand on other tiles.", f"{capital(many(len(t.tags[HELD]), 'zombie'))} to go."
    if isinstance(question, Dealing):
        return "Deal the zombies that came in.", f"{capital(many(len(t.tags[HELD]), 'zombie'))} to go: on whose bite-marker?"
    assert isinstance(question, Returning)
    return "Give one pub food back.", "Your bites have cost a buddy."


def tile_words(t: Pub) -> str:
    """PB 15.2 to 15.4."""
    return f"Quarter {t.tile_shows} is used up. Tile {t.tile_shows}: {TILE_TEXTS[t.tile_shows][0]}."


def losing_words(question: Losing) -> str:
    """PB 14.4, 14.6, 15.3, 18.4. How many, and what takes them."""
    return f"{capital(taker_title(question.by))}: {many(question.count, 'card')} to go."


WAITING: Final[tuple[tuple[type, str], ...]] = (
    (Sending, "sends buddies"), (ColourRolled, "settles the colour"), (Boarding, "may keep zombies off the bus"), (Placing, "places dice and cards"),
    (Rebounding, "chooses where the rugby ball goes"), (Squares, "fights"), (Replacing, "may use No Sauce"),
    (AtTheStop, "may buy or play something before the bus drives"), (Bitten, "may ward off a bite"), (Dying, "chooses which buddy dies"),
    (Meanwhile, "may buy or play something"), (DivisionTile, "may pay for a division tile"), (Losing, "chooses cards to lose"),
    (Selling, "is asked to sell a card"), (Sinking, "looks at the top card of the pile"), (Scattering, "lays zombies on other tiles"),
    (Dealing, "deals zombies"), (Returning, "gives a pub food back"),
)
