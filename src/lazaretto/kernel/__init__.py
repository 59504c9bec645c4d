"""The kernel: what every game is built from."""

from .agenda import (
    Answers as Answers, Choice as Choice, End as End, Move as Move, Moves as Moves, Outcome as Outcome, Question as Question, Step as Step, Steps as Steps,
)
from .chance import RandomDealer as RandomDealer, Recorder as Recorder, Script as Script, SealedDealer as SealedDealer
from .codec import names_in as names_in
from .components import Pack as Pack, shipped as shipped
from .dealer import Dealer as Dealer
from .errors import (
    BrokenPack as BrokenPack, BrokenRecord as BrokenRecord, BrokenTable as BrokenTable, IllegalMove as IllegalMove, Mistake as Mistake, NotAsked as NotAsked,
    Reason as Reason, UnknownVariant as UnknownVariant, UnreadableMove as UnreadableMove,
)
from .facts import (
    Dealt as Dealt, Glimpsed as Glimpsed, Lot as Lot, Moved as Moved, Rolled as Rolled, Said as Said, Shown as Shown, Turned as Turned,
)
from .game import Game as Game, Names as Names
from .line import Line as Line, lay_out as lay_out
from .memory import Answered as Answered, Memory as Memory, heard_by as heard_by
from .menu import HandMenu as HandMenu, SeatMenu as SeatMenu
from .page import (
    Change as Change, Count as Count, Gesture as Gesture, Note as Note, Page as Page, Row as Row, Truth as Truth, Words as Words, piece as piece,
)
from .pointing import Marks as Marks, Spot as Spot
from .position import NOT_HERE as NOT_HERE, Position as Position, Scene as Scene, View as View, begin as begin, playout as playout, resume as resume
from .reacting import Reply as Reply, Target as Target, WindowKind as WindowKind
from .rulebook import Paragraph as Paragraph, Rulebook as Rulebook
from .record import Entry as Entry, Header as Header, Record as Record, parse_record as parse_record, read_record as read_record, verify as verify
from .table import Rules as Rules, Table as Table, copied as copied, copied_lines as copied_lines
from .talk import Phrase as Phrase, Prediction as Prediction, Remark as Remark, Talk as Talk
from .value import Value as Value
from .variants import Mode as Mode, Study as Study
from .zone import (
    ALONE as ALONE, EVERYONE as EVERYONE, FACE_DOWN as FACE_DOWN, NOBODY as NOBODY, WATCHER as WATCHER, Card as Card, Public as Public,
    Seat as Seat, Seats as Seats, Zone as Zone, lay as lay, only as only, without as without,
)
