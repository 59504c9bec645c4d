"""A person at the terminal, on one seat of a sitting."""

from __future__ import annotations

from typing import Final, final

from ..hosting import Sitting
from ..hosting.paragraphs import paragraphs
from ..kernel import Answered, Move, Names, Seat
from ..kernel.components import shown
from ..kernel.zone import letter
from .asked import explain, nothing_like, why
from .listing import Listing, alike, alike_folds, as_number
from .screen import Screen
from .told import names_of

PROMPT: Final = "> "


class Quit(Exception):
    """The player leaves; all is saved."""


class TakenBack(Exception):
    """The last answer was taken back: what is asked is another thing now."""


@final
class Chair:
    """Shows the seat what it may know, and takes its answers."""

    def __init__(self, sitting: Sitting, seat: Seat, screen: Screen) -> None:
        self.sitting, self.game, self.seat, self.screen = sitting, sitting.game, seat, screen
        self.names: Final[Names] = names_of(sitting.header.seats, seat)
        answered = [at for at, fact in enumerate(sitting.memory(seat)) if isinstance(fact, Answered)]
        self.heard = answered[-1] + 1 if answered else 0       # so many facts were read out

    def play(self) -> None:
        """To the end, or until the player quits."""
        while self.sitting.position.outcome is None:
            if self.seat in self.sitting.position.asked:
                self.answer()
            elif not self.sitting.bots_answer():
                raise Quit
        self.tell()

    def tell(self) -> None:
        """What happened since."""
        memory = self.sitting.memory(self.seat)
        said = paragraphs(self.game, memory[self.heard:], self.names, self.seat)
        self.heard = len(memory)
        if said:
            self.screen.rule("what happened")
        for paragraph in said:
            self.screen.say(paragraph)

    def draw(self) -> None:
        view = self.sitting.position.seen_by(self.seat)
        self.screen.rule(f"{self.game.title}, seat {letter(self.seat)}")
        self.screen.page(self.game.draw(view, self.sitting.memory(self.seat), self.names, self.screen.width), status_last=True)

    def answer(self) -> None:
        """Show, list, and read until there is an answer."""
        self.tell()
        listing = self.listing()
        if len(listing.options) > 1:
            self.draw()
        self.list(listing)
        move: Move | None = None
        try:
            while move is None:
                move = self.read(listing, self.typed())
        except TakenBack:
            return
        self.sitting.answer(self.seat, move)

    def listing(self, begun: str = "") -> Listing:
        return Listing(self.game, self.sitting.position.seen_by(self.seat), self.seat, self.names, begun)

    def list(self, listing: Listing) -> None:
        self.screen.rows(listing.rows())
        refused = listing.refusals()
        if refused:
            self.screen.rows(refused, "dim")
        if len(listing.options) == 1:
            self.screen.say("Only one answer: Enter gives it.")
        elif listing.has_folds():
            self.screen.say(f"First this, then the rest; or all in words: {listing.example()}", "dim")
        elif listing.numeric:
            self.screen.say(f"Answer in words, the first may be left out: {self.game.say(listing.options[-1])[len(listing.begun):]}", "dim")

    def typed(self) -> str:
        text = self.screen.ask(PROMPT)
        if text is None:
            raise Quit
        return text

    def read(self, listing: Listing, text: str) -> Move | None:
        """The answer, if this is one; else do what is asked for."""
        word, _, rest = text.casefold().partition(" ")
        if not text:
            return listing.options[0] if len(listing.options) == 1 else self.remark("A number from the list; ? for help.")
        if word in ("q", "quit", "exit"):
            raise Quit
        if text[0] == "?":
            return self.other(listing, text)
        if word == "why":
            return self.remark(why(listing, rest.strip()) if rest else "Why what? A number from the list, or words: why 7, why guess C.")
        if text.casefold() in ("undo", "log", "table", "sheet", "help", "list"):
            return self.other(listing, text.casefold())
        return self.chosen(listing, text)

    def other(self, listing: Listing, text: str) -> Move | None:
        """Whatever is asked for besides an answer."""
        if text == "undo":
            self.undo()
        elif text[0] == "?" or text == "help":
            explain(self.screen, self.game, text[1:].strip() if text[0] == "?" else "")
        elif text == "log":
            for paragraph in paragraphs(self.game, self.sitting.memory(self.seat), self.names, self.seat):
                self.screen.say(paragraph)
        else:
            if text != "list":
                self.draw()
            self.list(listing)
        return None

    def undo(self) -> None:
        """Take the last answer back, where that is fair."""
        reason = self.sitting.why_not_back(self.seat)
        if reason is not None:
            self.screen.say(reason)
            return
        self.sitting.take_back(self.seat)
        self.heard = min(self.heard, len(self.sitting.memory(self.seat)))
        self.screen.say("Your last answer is taken back.", "bold")
        raise TakenBack

    def remark(self, text: str) -> Move | None:
        """Say something; there is no answer yet."""
        self.screen.say(text)
        return None

    def chosen(self, listing: Listing, text: str) -> Move | None:
        """By number or by words, whole or the first part of two."""
        first, _, rest = text.replace(",", " ").partition(" ")
        number = as_number(first)
        if number is not None and not listing.numeric:
            return self.by_number(listing, number, rest.strip())
        moves = alike(self.game, text, listing.options)
        if len(moves) == 1:
            return moves[0]
        if moves:
            return self.remark(f"Which: {', '.join([self.game.say(move) for move in moves[:6]])}?")
        folds = alike_folds(listing, text)
        if len(folds) == 1:
            return self.second(folds[0].head, "")
        return self.remark(self.refusal(listing, text))

    def by_number(self, listing: Listing, number: int, rest: str) -> Move | None:
        said = listing.numbered()
        if not 1 <= number <= len(said):
            return self.remark(f"There is no {number} in the list: 1 to {len(listing.entries)} can be chosen.")
        if number <= len(listing.entries) and listing.entries[number - 1].folded:
            return self.second(listing.entries[number - 1].head, rest)
        if rest:
            return self.remark(f"Nothing is chosen: {number} takes no more words, and there was {shown(rest)}.")
        if number > len(listing.entries):
            return self.remark(why(listing, str(number)))
        return listing.entries[number - 1].moves[0]

    def second(self, begun: str, rest: str) -> Move | None:
        """The second part of an answer; `b` goes back to the first. Given with the first, it counts at once or not at all."""
        listing = self.listing(begun)
        if rest:
            move = self.read(listing, second_part(listing, rest))
            return self.remark(f"So nothing is chosen, {begun.rstrip(', ')} neither.") if move is None else move
        self.screen.say(f"{begun}… and then? b goes back.", "bold")
        self.list(listing)
        while True:
            text = self.typed()
            if text.casefold() in ("b", "back"):
                return self.other(self.listing(), "list")
            move = self.read(listing, second_part(listing, text))
            if move is not None:
                return move

    def refusal(self, listing: Listing, text: str) -> str:
        """Words that say a move which is not allowed now, or none at all."""
        rules = listing.view.table.rules
        moves = alike(self.game, text, self.game.vocabulary(rules.seats, rules.variant))
        return why(listing, text) if len(moves) == 1 else nothing_like(self.game, text)


def second_part(listing: Listing, text: str) -> str:
    """The second part alone, typed in words, stands for the whole."""
    whole = f"{listing.begun}{text}"
    return whole if len(alike(listing.game, whole, listing.options)) == 1 else text
