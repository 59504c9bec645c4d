"""Lazaretto: plague games with secrets, to play, to study and to balance."""

from . import bots as bots
from .games import game as game, games as games
from .kernel import (
    BrokenPack as BrokenPack, BrokenRecord as BrokenRecord, Dealer as Dealer, Game as Game, IllegalMove as IllegalMove, Move as Move, NotAsked as NotAsked,
    Outcome as Outcome, Position as Position, RandomDealer as RandomDealer, Reason as Reason, SealedDealer as SealedDealer,
    UnknownVariant as UnknownVariant, UnreadableMove as UnreadableMove, View as View,
)

from .version import VERSION

__version__ = VERSION
