"""What a move means here, in one line with the rule's number. Buying, special cards and pub food are in `offers`."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Move, Names, Scene, Seat, Step
from .anytime import Selling, Sinking
from .biting import Bitten
from .bus import AtTheStop
from .cards import BALLS, COLOUR_NAMES, EXTRA, RUGBY, SQUARES, TEAPOT, WEAPONS, WHITE, ZOMBIE, colour_of, row_of
from .colour import ColourRolled
from .drawing import CARDS_TILE, OWN_CARDS_TILE, DiscardTop, DivisionTile, Losing
from .fighting import Replacing, Squares, asks_first, is_a_choice_to_come
from .foresight import Sense, coloured, entering, pile_words, rolled, row_words, stop_words, why_lost
from .moves import Fight, GoOn, Lay, Lose, Mourn, Name, NothingMore, Pay, Place, PlayCard, Rebound, Refuse, Sell, Send, Sink, Visit
from .names import CARD_TITLES, figure, many, square_of, within
from .offers import bought, played, special, unplaced, with_food
from .placing import Placing
from .preparing import Boarding, Sending
from .pushing import Push
from .scoring import Bites, is_anybody_bitten
from .signs import square_words
from .table import FIGHTING, MARKERS, Pub


def explained(scene: Scene, seat: Seat, move: Move, names: Names) -> str:
    """What a move means here, as far as the seat can see."""
    text, rule = Meaning(scene, seat, names).of(move)
    return f"{text} · {rule}"


@final
class Meaning:
    """What moves mean to a seat, as the table lies."""

    def __init__(self, scene: Scene, seat: Seat, names: Names) -> None:
        self.t: Final[Pub] = scene.table
        self.question: Final[object] = scene.question
        self.agenda: Final = scene.agenda
        self.seat: Final = seat
        self.who: Final = within(names, seat)

    def of(self, move: Move) -> Sense:
        if isinstance(move, GoOn):
            return self.go_on()
        if isinstance(move, NothingMore):
            return self.waive()
        if isinstance(move, PlayCard):
            return played(self.t, self.question, move)
        found = bought(self.t, self.seat, move, self.who) or special(self.t, move) or with_food(self.t, self.seat, self.question, move)
        return found or self.in_the_rows(move) or self.of_cards(move)

    # going on

    def go_on(self) -> Sense:
        """What comes next if nothing more is done here."""
        t, question = self.t, self.question
        if isinstance(question, Sending):
            return "throw the colour die and the seven battle dice", "PB 6.1"
        if isinstance(question, Placing):
            asked = "; you may still come back from there" if asks_first(t) else ""
            return f"to the fight{unplaced(t, self.seat)}{asked}", "PB 7.6"
        if isinstance(question, Squares):
            return self.row_done(question.row)
        if isinstance(question, AtTheStop):
            return stop_words(t, question.first, everybody=False)
        if isinstance(question, (ColourRolled, Boarding, Replacing, Bitten, Sinking)):
            return self.let_it_be(question)
        return self.next_step(self.agenda[-2] if len(self.agenda) > 1 else None)

    def waive(self) -> Sense:
        """PB 12.1, R123. What goes by without a question."""
        t = self.t
        if t.phase == FIGHTING and not t.running and is_a_choice_to_come(t):
            return "you are asked only which square is next, and can buy and play there; all else in the fight goes by", "PB 12.1"
        if not t.running and t.phase != FIGHTING:
            return "all cards are discarded, then the bites are looked at: you are not asked whether you buy anything", "PB 12.1"
        return f"{'the whole run' if t.running else 'the rest of the fight'} goes by without asking whether you buy or play anything", "PB 12.1"

    def row_done(self, row: int) -> Sense:
        """PB 9.2, 9.4."""
        tiles = 1 if self.t.felled >> row & 1 else 2
        if self.t.is_blind(row):
            return f"the buddy of row {row + 1} goes back, and the blind holds the row", "PB 13.14"
        return f"row {row + 1} is pushed by {'one' if tiles == 1 else 'two'}, and {entering(self.t, row, tiles)}", "PB 9.2"

    def let_it_be(self, question: ColourRolled | Boarding | Replacing | Bitten | Sinking) -> Sense:
        """The roll, the zombies, the bites or the card as they are."""
        t = self.t
        if isinstance(question, ColourRolled):
            return rolled(t, question.face, question.purpose)
        if isinstance(question, Boarding):
            boarding = t.loose.count(ZOMBIE)
            return f"{many(boarding, 'zombie')} {'gets' if boarding == 1 else 'get'} on the bus", "PB 6.5"
        if isinstance(question, Replacing):
            return f"another zombie takes its place on {square_of(question.field)}", "PB 8.7"
        if isinstance(question, Bitten):
            return f"take {many(question.bites, 'bite')}; you have {t.bites[self.seat] or 'none'}", "PB 11.7"
        return "leave the card where it is, on top", "PB 19.4"

    def next_step(self, step: Step | None) -> Sense:
        """PB 12.1, R116. Between one thing and the next."""
        t = self.t
        if isinstance(step, Push):
            return f"row {step.row + 1} is pushed, and {entering(t, step.row, 1)}", "PB 9.4"
        if isinstance(step, DiscardTop):
            return f"the top card of the pile is discarded, for {many(t.rules.for_a_card[t.quarter], 'defeated zombie')}", "PB 11.2"
        if isinstance(step, Bites):
            if not is_anybody_bitten(t):
                return f"nobody came in, and nobody is bitten: the turn ends; you have {self.bites_of(self.seat)}", "PB 11.4"
            return f"look at the bites: {many(len(t.tags[MARKERS + self.seat]), 'zombie')} on your bite-marker, {self.bites_of(self.seat)}", "PB 11.4"
        return "nothing more now", "PB 12.1"

    # rows and squares

    def in_the_rows(self, move: Move) -> Sense | None:
        t = self.t
        if isinstance(move, Send):
            late = isinstance(self.question, Placing)
            cheaper = f"; a buddy card then costs {many(t.sofa - 1, 'bag')}" if t.is_market_open() and t.sofa > 1 else ""
            return f"{row_words(t, move.row)}; draw a card{cheaper}", "PB 19.8" if late else "PB 5.2"
        if isinstance(move, Name):
            return self.named(move)
        if isinstance(move, Place):
            return self.placed(move)
        if isinstance(move, Rebound):
            return f"one hit on {pile_words(t, move.field)}, after those of the ball's own square", "PB 13.6"
        if isinstance(move, Fight):
            return f"{many(t.hits[move.field], 'hit')} on {pile_words(t, move.field)}{self.rebounding(move.field)}", "PB 8.2"
        if isinstance(move, Lay):
            return f"on the {COLOUR_NAMES[colour_of(t.tiles[row_of(move.field)][move.field % SQUARES])]} tile, {self.there(move.field)}", "PB 13.15"
        return None

    def there(self, field: int) -> str:
        return f"on top of {pile_words(self.t, field)}" if self.t.tags[field] else "where nobody is"

    def named(self, move: Name) -> Sense:
        """PB 6.3, 19.11."""
        question = self.question
        assert isinstance(question, ColourRolled)
        return coloured(self.t, move.colour, question.purpose)[0], "PB 6.3" if question.face == WHITE else "PB 19.11"

    def placed(self, move: Place) -> Sense:
        """PB 7.2 to 7.5, 13.4 to 13.8. How many hits the square will have, and on whom."""
        t = self.t
        hits = t.hits[move.field] + t.hits_of(move.piece)
        text = f"{'now ' if t.hits[move.field] else ''}{many(hits, 'hit')} on {pile_words(t, move.field)}"
        where = f"; {square_words(move.field)}"
        if move.piece == TEAPOT:
            return f"{text}{where}; refined ones are not replaced", "PB 13.5"
        if move.piece == RUGBY:
            return f"{text}, and one in a neighbouring row{where}", "PB 13.6"
        return f"{text}{where}", "PB 13.4" if move.piece == BALLS else "PB 7.2" if move.piece < WEAPONS else "PB 7.5" if move.piece == EXTRA else "PB 13.8"

    def rebounding(self, field: int) -> str:
        """R57."""
        balls = self.t.rebounds
        targets = [square_of(balls[at + 1]) for at in range(0, len(balls), 2) if balls[at] == field]
        return f", then one on {' and one on '.join(targets)}" if targets else ""

    # cards, deals and losses

    def of_cards(self, move: Move) -> Sense:
        if isinstance(move, Lose):
            return self.lost(move)
        if isinstance(move, Mourn):
            return f"the buddy before row {move.row + 1} dies, with {row_words(self.t, move.row)} there", "PB 11.7"
        if isinstance(move, Visit):
            return f"onto {self.whose(move.seat)} bite-marker: {len(self.t.tags[MARKERS + move.seat])} there, {self.bites_of(move.seat)}", "PB 14.8"
        if isinstance(move, Sink):
            return f"the card goes to the bottom of quarter {self.t.quarter + 1}", "PB 19.4"
        return self.dealt_with(move)

    def whose(self, seat: Seat) -> str:
        return "your" if seat == self.seat else f"{self.who[seat]}'s"

    def bites_of(self, seat: Seat) -> str:
        return f"{figure(self.t.bites[seat], 'bite')} so far"

    def lost(self, move: Lose) -> Sense:
        question, held = self.question, self.t.hands[self.seat].count(move.card)
        assert isinstance(question, Losing)
        more = f"; {question.count - 1} more after it" if question.count > 1 else ""
        return f"{'your only one' if held == 1 else f'one of your {held}'} goes under the pile{more}", why_lost(self.agenda)

    def dealt_with(self, move: Move) -> Sense:
        """PB 12.4, 15. To sell or not, to pay or not."""
        t, question = self.t, self.question
        if isinstance(move, Sell):
            assert isinstance(question, Selling)
            after = figure(t.crisps[self.seat] + question.price, "bag")
            return f"{CARD_TITLES[question.card]} for {many(question.price, 'bag')}; you then have {after}", "PB 12.3"
        if isinstance(move, Refuse):
            keep = isinstance(question, Selling)
            return ("keep it; you are not asked for it again in this phase", "PB 12.4") if keep else ("the tile is put away, nothing comes of it", "PB 15.1")
        assert isinstance(move, Pay) and isinstance(question, DivisionTile)
        return self.paid()

    def paid(self) -> Sense:
        """PB 15.2 to 15.4."""
        t = self.t
        if t.tile_shows == CARDS_TILE:
            waiting = len(t.tags[MARKERS + self.seat])
            more = f", and {many(waiting, 'zombie')} on your bite-marker" if waiting else ""
            return f"take a bite, draw two cards; you have {figure(t.bites[self.seat], 'bite')}{more}", "PB 15.2"
        buddy = f"a red buddy joins {many(t.sofa, 'buddy')} on the sofa" if t.sofa else "a red buddy comes to the empty sofa"
        if t.tile_shows == OWN_CARDS_TILE:
            return f"two of your {len(t.hands[self.seat])} buddy cards go under the pile, and {buddy}", "PB 15.3"
        return f"roll the colour die, take a beer off the bar, and {buddy}", "PB 15.4"
