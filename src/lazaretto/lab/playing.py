"""Playing: a game from its deal to its end, with bots that see views only."""

from __future__ import annotations

from collections.abc import Sequence

from ..bots import Bot
from ..bots.bot import is_listener
from ..kernel import Answered, Dealer, Game, IllegalMove, Move, Position, RandomDealer, Reason, Recorder, Seat, heard_by
from ..kernel.position import among
from .talking import Company


def deal(game: Game, seats: int, variant: str, seed: int, aloud: bool) -> tuple[Position, Dealer]:
    """A game about to be played; no facts are made unless aloud."""
    dealer: Dealer = Recorder(RandomDealer(seed)) if aloud else RandomDealer(seed)
    return game.begin(seats, variant, dealer), dealer


def play(position: Position, players: Sequence[Bot], dealer: Dealer, company: Company | None = None) -> int:
    """To the end, in place; how many decisions were taken. In company that talks, whoever is asked may say something first."""
    decisions = 0
    tell(dealer, players, company)
    while position.outcome is None:
        seat = position.asked[0]
        if company is not None:
            company.speak(position, seat)
        move = answer(position, seat, players[seat])
        position.play(seat, move, dealer)
        remind(players[seat], move)
        if company is not None:
            company.hear(seat, (Answered(move),))
        tell(dealer, players, company)
        decisions += 1
    return decisions


def answer(position: Position, seat: Seat, player: Bot) -> Move:
    options = position.options(seat)
    move = player.choose(position.seen_by(seat), options)
    if not among(move, options):
        raise IllegalMove(position.why_not(seat, move) or Reason("", f"{move} was not offered"))
    return move


def remind(player: Bot, move: Move) -> None:
    """One's own answer is remembered like a fact."""
    if is_listener(player):
        player.hear(Answered(move))


def listens(players: Sequence[Bot]) -> bool:
    return any([is_listener(player) for player in players])


def tell(dealer: Dealer, players: Sequence[Bot], company: Company | None = None) -> None:
    """What was told since the last time, to those who listen and may hear it."""
    if isinstance(dealer, Recorder) and dealer.facts:
        told, dealer.facts = dealer.facts, []
        for seat, player in enumerate(players):
            if company is not None:
                company.hear(seat, heard_by(seat, told))
            if is_listener(player):
                for fact in heard_by(seat, told):
                    player.hear(fact)
