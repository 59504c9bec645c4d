"""A small town on which a rule can be shown by a picture: the carts still in it, the leading one first, and who rides on them, front to back.

    town(\"\"\"
        birch  5  amber brun
        cedar  3  cyan
        oak    3  dora emil
    \"\"\", hands={"brun": "arsenic/whip"}).after("amber pushes brun", "brun lets it happen")

Who is on no cart is dead; a cart in no line has left. What a sentence leaves to chance follows a colon: "amber rerolls 1 2: oak-rat birch-apple",
"brun draws: chicken/whip", "cyan plays leeches of arsenic/leeches: 4 1". Dice are counted from 1, in the order in which they lie.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import lazaretto
from lazaretto.games.bristol import alms, dice as rolling, ghosts, movement, phial, remedies, rounds, turn as turns, whip
from lazaretto.games.bristol.cards import CART_NAMES, CARTS, COIN_NAMES, FACE_NAMES, HEALTHY, PLACES, PLAGUE_FROM, PLAGUED, REMEDY_NAMES, SYMPTOM_NAMES
from lazaretto.games.bristol.mingle import Mingles
from lazaretto.games.bristol.table import Town
from lazaretto.kernel import EVERYONE, NOBODY, Dealer, End, Game, Move, Moves, Outcome, Position, Reason, Seat, Step, Zone, begin, lay, only

GAME = lazaretto.game("bristol")
PEOPLE = ("amber", "brun", "cyan", "dora", "emil", "flora", "guy", "hild", "ivo")
AMBER, BRUN, CYAN, DORA, EMIL, FLORA, GUY, HILD, IVO = range(9)
CHARACTER_NAMES = ("countess", "mason", "friar", "outlaw", "knight", "chandler", "sheriff", "barmaid", "serf")
QUIET = "birch-apple birch-apple cedar-apple cedar-apple oak-apple oak-apple"       # nobody mingles, every cart goes two spaces
HARMLESS = ("1 2", "1 3", "2 3")
AT_REST = End(Outcome((), "the turns of this picture are over", ()))

Words, Carts = dict[str, str], list[tuple[str, int, str]]
NOTHING: Words = {}


def seats_of(names: str) -> list[Seat]:
    return [PEOPLE.index(name) for name in names.split()]


def names_of(seats: Any) -> str:
    return " ".join([PEOPLE[seat] for seat in seats])


def dice_of(numbers: str) -> tuple[int, ...]:
    return tuple([int(number) - 1 for number in numbers.split()])


def carts(picture: str) -> Carts:
    """By cart: its name, its space, and who rides on it from front to back."""
    return [(cart, int(space), " ".join(riders)) for cart, space, *riders in [line.split() for line in picture.strip().splitlines()]]


def card_of(t: Town, word: str) -> int:
    """A symptom, a remedy card or a coin."""
    if "/" in word:
        top, bottom = [REMEDY_NAMES.index(remedy) for remedy in word.split("/")]
        return t.rules.cards.index((top, bottom))
    return COIN_NAMES.index(word) if word in COIN_NAMES else SYMPTOM_NAMES.index(word)


def town(
    picture: str, *, seats: int = 0, variant: str = "base", round: int = 2, dice: str = QUIET, locked: str = "", turn: str = "", first: str = "",
    hands: Words = NOTHING, symptoms: Words = NOTHING, plagued: str = "", leeches: Words = NOTHING, decks: Words = NOTHING, characters: Words = NOTHING,
    coins: Words = NOTHING, deadline: int = 0, game: Game = GAME,
) -> Play:
    """Turns about to be played, one after the other: that of the player at the very front, unless told.

    Cards not told of lie in their decks; if a deck is told ("symptoms", "remedies"), the rest was discarded, or "buried": unseen. Who is not told of has
    harmless symptoms. Beyond `seats` sit Ghosts.
    """
    drawn = carts(picture)
    riders, spaces = {CART_NAMES.index(cart): tuple(seats_of(names)) for cart, _, names in drawn}, [space for _, space, _ in drawn]
    aboard = [seat for names in riders.values() for seat in names]
    assert spaces == sorted(spaces, reverse=True), "the leading cart comes first"
    assert max([len(names) for names in riders.values()]) <= PLACES and len(set(aboard)) == len(aboard), "three places a cart, one for each"
    t: Any = game.make_table(game.rules(seats or max(4, *[seat + 1 for seat in aboard]), variant))
    t.carts, t.order, t.gone = tuple([riders.get(cart, ()) for cart in CARTS]), tuple(riders), tuple([cart for cart in CARTS if cart not in riders])
    t.spaces = tuple([dict(zip(riders, spaces)).get(cart, t.rules.road) for cart in CARTS])
    t.round, t.deadline, t.alive = round, deadline, only(*aboard)
    t.dice, t.locked = tuple([FACE_NAMES.index(word) for word in dice.split()]), only(*dice_of(locked))
    t.first = PEOPLE.index(first) if first else t.carts[t.foremost()][0]
    lay_cards(t, hands, symptoms, leeches, decks, coins)
    ill = [PEOPLE[seat] in plagued.split() or t.sum_of(seat) >= PLAGUE_FROM for seat in range(t.rules.seats)]
    t.health = [lay([PLAGUED if ill[seat] else HEALTHY], only(seat)) for seat in range(t.rules.seats)]
    if t.rules.characters:
        others = [character for character in CHARACTER_NAMES if character not in characters.values()]
        t.characters = tuple([CHARACTER_NAMES.index(characters.get(name) or others.pop(0)) for name in PEOPLE[:t.rules.places]])
    return Play(t).go(*[rounds.TurnOf(seat) for seat in seats_of(turn) or [t.carts[t.foremost()][0]]], AT_REST)


def lay_cards(t: Town, hands: Words, symptoms: Words, leeches: Words, decks: Words, coins: Words) -> None:
    """All that is told of, and harmless symptoms for the others; the dead show theirs."""
    t.symptom_deck.gather(t.symptom_discard)
    for place in sorted(range(t.rules.places), key=lambda place: PEOPLE[place] not in symptoms):
        at_hand = [pair for pair in HARMLESS[place % 3:] + HARMLESS if all([card_of(t, word) in t.symptom_deck for word in pair.split()])]
        words = symptoms.get(PEOPLE[place]) or at_hand[0]
        for slot, word in zip(t.rules.slots[place], words.split(), strict=True):
            deal(t, word, t.symptom_deck, t.symptoms[slot])
            t.symptoms[slot].eyes |= NOBODY if t.lives(place) else EVERYONE
    for told, deck, to in ((hands, t.remedy_deck, t.remedies), (leeches, t.symptom_deck, t.leeches), (coins, t.bag, t.coins)):
        for name, words in told.items():
            deal(t, words, deck, to[(CART_NAMES if name in CART_NAMES else PEOPLE).index(name)])
    deal(t, decks.get("buried", ""), t.remedy_deck, t.buried)
    for name, deck, discard in (("symptoms", t.symptom_deck, t.symptom_discard), ("remedies", t.remedy_deck, t.remedy_discard)):
        if name in decks:
            discard.gather(deck)
            deal(t, decks[name], discard, deck)


def deal(t: Town, words: str, deck: Zone, to: Zone) -> None:
    for word in words.split():
        deck.take(card_of(t, word))
        to.put(card_of(t, word))


#: What one can do, in the words of a sentence.
VERBS: dict[str, Callable[..., Move]] = {
    "is": lambda t, done: rolling.DONE,
    "elbows": lambda t: movement.ELBOW,
    "dashes": lambda t: movement.DASH,
    "pushes": lambda t, whom: movement.Push(PEOPLE.index(whom)),
    "draws": lambda t: turns.DRAW,
    "rerolls": lambda t, *dice: rolling.Reroll(dice_of(" ".join(dice))),
    "locks": lambda t, *dice: rolling.Lock(dice_of(" ".join(dice))),
    "plays": lambda t, remedy, card: remedies.Play(card_of(t, card), REMEDY_NAMES.index(remedy)),
    "leeches": lambda t, symptom, cart: phial.Leech(card_of(t, symptom), CART_NAMES.index(cart)),
    "keeps": lambda t, *symptoms: phial.Keep(tuple(sorted([card_of(t, symptom) for symptom in symptoms]))),
    "cracks": lambda t, card: whip.CrackWhip(card_of(t, card)),
    "lets": lambda t, it, happen: whip.LET_IT_HAPPEN,
    "looks": lambda t, ghost, which: ghosts.Look(PEOPLE.index(ghost), int(which) - 1),
    "gives": lambda t, whom: alms.Give(PEOPLE.index(whom)),
}


class Fate(Dealer):
    """Chance as the test tells it, in words: a face of a die, the card that is drawn, or a plain number."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.facts: list[tuple[int, object]] = []

    def pick(self, n: int) -> int:
        assert self.words, f"chance is needed, one of {n}, and the test tells none"
        word = self.words.pop(0)
        return FACE_NAMES.index(word) if word in FACE_NAMES else int(word)

    def draw(self, zone: Zone, to: Zone) -> int:
        self.named(zone)
        return super().draw(zone, to)

    def glimpse(self, zone: Zone, eyes: int) -> int:
        self.named(zone)
        return super().glimpse(zone, eyes)

    def named(self, zone: Zone) -> None:
        """Chance takes the card by its place among all, sorted."""
        if self.words:
            card = card_of(self.table, self.words[0])
            assert card in zone, f"there is no {self.words[0]} in {zone}"
            self.words[0] = str(zone.cards().index(card))

    def tell(self, eyes: int, fact: object) -> None:
        self.facts.append((eyes, fact))


class Play:
    """A game being played in a test. All chance must be told, and used up."""

    def __init__(self, t: Town) -> None:
        self.dealer, self.position = Fate(), Position(t, [AT_REST], {})

    # what happens

    def go(self, *steps: Step, chance: str = "") -> Play:
        """These steps come next."""
        self.dealer.words, self.dealer.table = chance.split(), self.t
        self.position = begin(self.t.copy(), list(reversed(steps)), self.dealer)
        return self.all_chance_used()

    def new_round(self, dice: str = QUIET, chance: str = "") -> Play:
        """The dice are rolled, and the first player is asked."""
        return self.go(rounds.Round(self.t.round + 1), chance=f"{dice} {chance}")

    def end_round(self, mingling: str = "", dice: str = QUIET) -> Play:
        """All turns are over: carts mingle and move, and if the game goes on, the dice of the next round are rolled."""
        return self.go(Mingles(), rounds.CartsMove(), chance=f"{mingling} {dice}")

    def after(self, *sentences: str | tuple[str, Move]) -> Play:
        """What the players do, each in a sentence, or as a name and a move."""
        for sentence in sentences:
            words, _, chance = sentence.partition(":") if isinstance(sentence, str) else ("", "", "")
            self.dealer.words = chance.split()
            seat, move = self.spoken(words) if isinstance(sentence, str) else (PEOPLE.index(sentence[0]), sentence[1])
            self.position = self.position.after(seat, move, self.dealer)
            self.all_chance_used()
        return self

    def all_chance_used(self) -> Play:
        assert self.over or self.dealer.words == [], f"nothing was left to chance for {self.dealer.words}"
        return self

    def spoken(self, sentence: str) -> tuple[Seat, Move]:
        name, verb, *rest = [word for word in sentence.split() if word not in ("of", "onto", "to", "at")]
        return PEOPLE.index(name), VERBS[verb](self.t, *rest)

    # what can be said of it

    t = property(lambda self: self.position.table)
    carts = property(lambda self: [(CART_NAMES[cart], self.t.spaces[cart], names_of(self.t.carts[cart])) for cart in self.t.order])
    dice = property(lambda self: " ".join([FACE_NAMES[face] for face in self.t.dice]))
    locked = property(lambda self: " ".join([str(die + 1) for die in range(len(self.t.dice)) if self.t.locked >> die & 1]))
    dead = property(lambda self: names_of([place for place in range(self.t.rules.places) if not self.t.lives(place)]))
    plagued = property(lambda self: names_of([place for place in range(self.t.rules.places) if self.t.is_plagued(place)]))
    asked = property(lambda self: names_of(self.position.asked))
    over = property(lambda self: self.position.outcome not in (None, AT_REST.outcome))           # the game, not only the turns of the picture
    winners = property(lambda self: names_of(self.position.outcome.winners) if self.over else None)

    def symptoms(self, name: str) -> str:
        return " ".join([self.symptoms_in(self.t.symptoms[slot]) for slot in dict.fromkeys(self.t.rules.slots[PEOPLE.index(name)])])

    def symptoms_in(self, zone: Zone) -> str:
        return " ".join([SYMPTOM_NAMES[card] for card in zone.cards()])

    def hand(self, name: str) -> str:
        return self.remedies_in(self.t.remedies[PEOPLE.index(name)])

    def remedies_in(self, zone: Zone) -> str:
        return " ".join(["/".join([REMEDY_NAMES[remedy] for remedy in self.t.rules.cards[card]]) for card in zone.cards()])

    def options(self, name: str) -> Moves:
        return self.position.options(PEOPLE.index(name))

    def may(self, sentence: str) -> bool:
        seat, move = self.spoken(sentence)
        return move in self.position.options(seat)

    def why_not(self, sentence: str) -> Reason:
        seat, move = self.spoken(sentence)
        reason = self.position.why_not(seat, move)
        assert reason is not None and not self.may(sentence), f"nothing forbids that {sentence}"
        return reason

    def told(self, kind: type, name: str | None = None) -> list[Any]:
        """What was said of this kind aloud; or what this one heard."""
        return [fact for eyes, fact in self.dealer.facts if isinstance(fact, kind) and (eyes == EVERYONE if name is None else eyes >> PEOPLE.index(name) & 1)]

    def seen_by(self, name: str) -> Any:
        return self.position.seen_by(PEOPLE.index(name)).table
