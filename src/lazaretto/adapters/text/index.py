"""An index of everything that says a move: its notation, its number, its id, its meaning, and the line in the list."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple, final

from ...kernel import Game, Move
from .pieces import Token, bare, clauses, tokens, words
from .sheet import Sheet, without_rule

Said = tuple[str, ...]
ALONE: Final = re.compile(r"(?:(?:option|number|no|move|choice|answer)[.:]?\s*)?#?\s*(\d{1,6})", re.IGNORECASE)
OF_ID: Final = re.compile(r"(?:(?:action\s+id|action|id|move)[.:]?\s*)?a(\d{1,6})|(?:action\s+id|id)[.:]?\s*(\d{1,6})", re.IGNORECASE)
ROW: Final = re.compile(r"#?(\d{1,6})\s*[.):\-\u2013]\s*(\S.*)", re.DOTALL)
CHOSEN: Final = re.compile(r"\b(?:option|number|choice|choose|pick|select|go with|going with)\s+#?(\d{1,6})\b(?!\s*(?:and|or|[-/,])\s*#?\d)", re.IGNORECASE)
ID_INSIDE: Final = re.compile(r"(?<![\w-])\[?a(\d{1,6})\]?(?![\w-])")
HEDGES: Final = frozenset({
    "against", "avoid", "cannot", "cant", "consider", "considering", "could", "didnt", "doesnt", "dont", "except", "if", "isnt", "maybe", "might",
    "neither", "never", "no", "nor", "not", "perhaps", "refuse", "should", "shouldnt", "unless", "unlike", "whether", "without", "wont", "wouldnt",
})
FILLER: Final = frozenset({
    "action", "am", "and", "answer", "choice", "choose", "decide", "do", "go", "going", "hence", "i", "id", "ill", "im", "is", "just", "let", "lets",
    "like", "move", "my", "now", "ok", "okay", "pick", "play", "please", "say", "shall", "simply", "so", "sure", "then", "therefore", "thus", "to",
    "us", "want", "we", "well", "will", "with", "would", "yes",
})
JOINS: Final = frozenset({"and", "or", "plus", "then", "to", "with"})


FEW_WORDS: Final = 2


class Named(NamedTuple):
    """The moves that a sentence means, all that it so much as mentions, and whether it hedges: says no, asks or supposes."""

    meant: set[Move]
    mentioned: set[Move]
    hedged: bool


@cache
def notations(game: Game, seats: int, variant: str) -> tuple[dict[Said, Move], int]:
    """Every move of the vocabulary by the words of its notation, and how long the longest is."""
    found = {words(game.say(move)): move for move in game.vocabulary(seats, variant)}
    return found, max([len(said) for said in found])


@final
class Index:
    """Finds moves in a piece of text: exactly what it says, or inside other words. Sets, as several moves may be said alike."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet: Final = sheet
        self.notations, longest = notations(sheet.game, sheet.seats, sheet.variant)
        self.phrases: Final[dict[Said, set[Move]]] = {}
        for offer in sheet.offers:
            short = without_rule(offer.meaning)
            for text in (offer.words, short, offer.meaning, f"{offer.notation} {short}", f"{offer.notation} {offer.meaning}"):
                self.phrases.setdefault(words(text), set()).add(offer.move)
                self.phrases.setdefault(words(f"{offer.id} {text}"), set()).add(offer.move)
            self.phrases.setdefault(words(f"{offer.id} {offer.notation}"), set()).add(offer.move)
        self.longest: Final = max([longest, *[len(said) for said in self.phrases]])

    def exactly(self, text: str) -> set[Move]:
        """What this text, and nothing else, says."""
        plain, said = bare(text), words(text)
        if said in self.notations:
            return {self.notations[said]}
        if said in self.phrases:
            return set(self.phrases[said])
        alone, of_id, row = ALONE.fullmatch(plain), OF_ID.fullmatch(plain), ROW.fullmatch(plain)
        if of_id:
            return self.of_id(int(of_id[1] or of_id[2]))
        if alone:
            return self.of_number(int(alone[1]))
        if row:
            rest = self.exactly(row[2]) if len(row[2]) < len(plain) else set()
            return self.of_number(int(row[1])) | rest if rest else set()
        return set()

    def of_number(self, number: int) -> set[Move]:
        return {self.sheet.offers[number - 1].move} if 1 <= number <= len(self.sheet.offers) else set()

    def of_id(self, number: int) -> set[Move]:
        move = self.sheet.of_id(number)
        return set() if move is None else {move}

    def inside(self, sentence: str) -> Named:
        """The moves that a sentence names among other words."""
        row, meant, covered = tokens(sentence), set[Move](), set[int]()
        matches = self.matches(row, sentence)
        for start, end, moves in matches:
            covered.update(range(start, end))
            meant |= moves if self.is_meant(row, start, end, sentence) else set()
        marked = [self.of_number(int(it[1])) for it in CHOSEN.finditer(sentence) if not is_covered(it.end(1), row, covered)]
        ids = [self.of_id(int(it[1])) for it in ID_INSIDE.finditer(sentence)]
        hedged = is_question(sentence) or any(at not in covered and token.word in HEDGES for at, token in enumerate(row))
        return Named(meant.union(*marked, *ids), set[Move]().union(*[moves for _, _, moves in matches]), hedged)

    def matches(self, row: list[Token], sentence: str) -> list[tuple[int, int, set[Move]]]:
        """The longest runs of words that say a move, none inside another."""
        found: list[tuple[int, int, set[Move]]] = []
        at = 0
        while at < len(row):
            for end in range(min(len(row), at + self.longest), at, -1):
                said = tuple([token.word for token in row[at:end]])
                moves = {self.notations[said]} if said in self.notations else self.phrases.get(said, set())
                if moves and is_whole(row, at, end, sentence):
                    found.append((at, end, moves))
                    at = end - 1
                    break
            at += 1
        return found

    def is_meant(self, row: list[Token], at: int, end: int, sentence: str) -> bool:
        """A few plain words may stand there by chance: "in the end" ends nothing."""
        return end - at > FEW_WORDS or any(is_hard(token.word) for token in row[at:end]) or is_clause(sentence, [token.word for token in row[at:end]])


def is_question(sentence: str) -> bool:
    return sentence.rstrip(" \"'*_`)").endswith("?")


def is_whole(row: list[Token], at: int, end: int, sentence: str) -> bool:
    """Not a part of more: "reroll 1" is not said in "reroll 1 and 2", nor "push A" in "push a door"."""
    if any(not is_letter(token, sentence) for token in row[at:end] if token.word in ("a", "i")):
        return False
    after = [token.word for token in row[end:end + 2]]
    goes_on = after[1:] if after and after[0] in JOINS else after[:1]
    return not (is_hard(row[end - 1].word) and any([is_hard(word) for word in goes_on]))


def is_hard(word: str) -> bool:
    """A word of which another is not nearly the same: a number, or a seat's letter."""
    return word.isdecimal() or len(word) == 1


def is_letter(token: Token, sentence: str) -> bool:
    """ "A" is a seat, "a" an article; "I" is a seat only where nothing follows."""
    if sentence.isupper() or not sentence[token.start].isupper():
        return False
    return token.word == "a" or not sentence[token.end:].strip() or sentence[token.end] in ".,;:!)]*"


def is_clause(sentence: str, said: list[str]) -> bool:
    """Some clause says just these words, and what one says around them."""
    for clause in clauses(sentence):
        spoken = list(words(clause))
        for at in range(len(spoken) - len(said) + 1):
            if spoken[at:at + len(said)] == said and FILLER.issuperset(spoken[:at] + spoken[at + len(said):]):
                return True
    return False


def is_covered(place: int, row: list[Token], covered: set[int]) -> bool:
    return any(token.start < place <= token.end and at in covered for at, token in enumerate(row))
