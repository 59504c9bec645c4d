"""How moves are written. What a move means is in `explaining`, facts as sentences in `telling`, what can be asked about in `glossary`."""

from __future__ import annotations

from typing import Final

from ...kernel import Move
from .by_technology import Admit, Appear, AssistAgain, AssistTrials, Discharge, Experiment, KeepOut, LetIn, Recall, Send, Tend
from .cards import ACTION_NAMES, CAPITAL_BUILDING_NAMES, GOOD_NAMES, HARMFUL, KIND_NAMES, REWARD_NAMES, SLOT_NAMES, SLOT_WORDS, column_of, row_of
from .explaining import explained as explained
from .glossary import topics as topics
from .moves import (
    AT_DOCTOR, Arrange, Assign, Assist, Build, BuildCapital, Bury, Buy, Choose, Coins, Cure, Done, EndTurn, Enhance, Go, Play, Prefer, PutCamp, Reassign,
    Refresh, Settle, Shelter, TakeToken, Trade,
)
from .names import PLACE_WORDS, POST_WORDS
from .telling import Teller as Teller


def said(move: Move) -> str:
    """A move in notation: "settle hask", "assist move research", "go gothar camp", "buy 22 top"."""
    return of_a_turn(move) or of_the_map(move) or with_goods(move) or with_people(move) or PLAIN[type(move)]


def of_a_turn(move: Move) -> str:
    if isinstance(move, Assist):
        return f"assist {cell_words(move.cell)}"
    if isinstance(move, AssistAgain):
        return f"assist again {cell_words(move.cell)}"
    if isinstance(move, Play):
        return f"play {ACTION_NAMES[move.action]}{' enhanced' if move.enhanced else ''}"
    if isinstance(move, Buy):
        return f"buy {move.technology} {SLOT_WORDS[move.slot]}"
    return f"prefer {move.number + 1}" if isinstance(move, Prefer) else ""


def cell_words(cell: int) -> str:
    """ "move research": the column, then the row."""
    return f"{ACTION_NAMES[column_of(cell)]} {ACTION_NAMES[row_of(cell)]}"


def of_the_map(move: Move) -> str:
    if isinstance(move, Settle):
        return f"settle {PLACE_WORDS[move.location]}"
    if isinstance(move, Go):
        return f"go {PLACE_WORDS[move.place]}{ways(move.camp, move.masked)}"
    if isinstance(move, Appear):
        return f"clone {PLACE_WORDS[move.location]}{ways(move.camp, move.masked)}"
    if isinstance(move, Build):
        return f"build {KIND_NAMES[move.kind]} {'doctor' if move.at == AT_DOCTOR else 'camp'}"
    return f"build {CAPITAL_BUILDING_NAMES[move.work]}" if isinstance(move, BuildCapital) else ""


def ways(camp: int, masked: int) -> str:
    return f"{' camp' if camp else ''}{' masked' if masked else ''}"


def with_goods(move: Move) -> str:
    if isinstance(move, Trade):
        return f"trade {GOOD_NAMES[move.one]} {GOOD_NAMES[move.other]}"
    if isinstance(move, Coins):
        return f"coins {move.many}"
    if isinstance(move, Choose):
        return f"choose {GOOD_NAMES[move.good]}"
    return f"take {REWARD_NAMES[move.kind]}" if isinstance(move, TakeToken) else ""


def with_people(move: Move) -> str:
    if isinstance(move, Arrange):
        return f"arrange {' '.join([SLOT_NAMES[slot] for slot in range(HARMFUL) if move.harmful >> slot & 1]) or 'none'}"
    if isinstance(move, Shelter):
        return f"shelter {SLOT_NAMES[move.slot]}"
    if isinstance(move, Cure):
        return f"cure {SLOT_NAMES[move.slot]}"
    if isinstance(move, Discharge):
        return f"discharge {SLOT_NAMES[move.slot]}"
    if isinstance(move, Assign):
        return f"assign {POST_WORDS[move.post]}"
    if isinstance(move, Reassign):
        return f"reassign {POST_WORDS[move.slot]} {POST_WORDS[move.to]}"
    if isinstance(move, Send):
        return f"send {POST_WORDS[move.post]}"
    return f"recall {POST_WORDS[move.post]}" if isinstance(move, Recall) else ""


#: Moves that need no more words.
PLAIN: Final[dict[type, str]] = {
    AssistTrials: "assist trials", EndTurn: "end", Done: "done", PutCamp: "camp", Enhance: "enhance", Admit: "admit", Refresh: "refresh",
    Experiment: "experiment", Tend: "tend", Bury: "bury", LetIn: "let in", KeepOut: "keep out",
}
