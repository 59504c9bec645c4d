"""Where chance comes from: a seed, a sealed secret, or what was written down."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final, final

from .dealer import Dealer
from .errors import BrokenRecord

WORD: Final = 0xFFFFFFFF
RANGE: Final = 1 << 32          # pick takes n up to this
WEYL: Final = 362437


def mixed(seed: int) -> int:
    """SplitMix64's finisher: near seeds give unlike words."""
    z = seed & 0xFFFFFFFFFFFFFFFF
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
    z = (z ^ z >> 27) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
    return z ^ z >> 31


@final
class RandomDealer(Dealer):
    """Chance from a seed, for simulation: Marsaglia's xorwow, 192 bits of state, the same on every platform and Python.

    Not for play among people: whoever sees enough of it can tell what comes.
    """

    def __init__(self, seed: int) -> None:
        self.listening = False
        a, b = mixed(seed + 0x9E3779B97F4A7C15), mixed(seed + 0x3C6EF372FE94F82A)
        self.x, self.y, self.z, self.w = a & WORD, a >> 32, b & WORD, b >> 32
        self.v, self.d = 5783321, mixed(seed) & WORD

    def pick(self, n: int) -> int:
        while True:
            t = self.x ^ self.x >> 2
            self.x, self.y, self.z, self.w = self.y, self.z, self.w, self.v
            v = self.v ^ (self.v << 4 & WORD) ^ t ^ (t << 1 & WORD)
            d = self.d + WEYL & WORD
            self.v, self.d = v, d
            word = d + v & WORD
            face = word % n
            if word - face <= RANGE - n:                   # else in the last, broken run of n: draw again, so that none is likelier
                return face
            if n > RANGE:
                raise ValueError(f"one pick gives a number below {RANGE}, not below {n}")


SECRET_BYTES: Final = 32
BLOCK_WORDS: Final = 4          # of eight bytes in a SHA-256 block
BIG: Final = 1 << 64


def commitment_to(secret: bytes) -> str:
    """What is shown before the first card: the SHA-256 of the secret, in hex."""
    return hashlib.sha256(secret).hexdigest()


@final
class SealedDealer(Dealer):
    """Chance that nobody can foretell, and everybody can check afterwards.

    A secret of 256 bits, committed to before the game, drives HMAC-SHA-256 in counter mode; opened at the end, it gives the same picks again.
    The salt is what the players added after they had seen the commitment: so whoever chose the secret could not try many and keep the one that suits.
    """

    def __init__(self, secret: bytes | None = None, salt: bytes = b"") -> None:
        secret = secrets.token_bytes(SECRET_BYTES) if secret is None else secret
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret is {SECRET_BYTES} bytes, not {len(secret)}")
        self.secret: Final = secret
        self.salt: Final = salt
        self.commitment: Final = commitment_to(secret)
        self.key: Final = hmac.digest(secret, salt, "sha256") if salt else secret
        self.words: list[int] = []
        self.block = 0

    def pick(self, n: int) -> int:
        while True:
            if not self.words:
                digest = hmac.digest(self.key, self.block.to_bytes(8, "big"), "sha256")
                self.words = [int.from_bytes(digest[i:i + 8], "big") for i in range(0, 8 * BLOCK_WORDS, 8)]
                self.block += 1
            word = self.words.pop(0)
            if word - word % n <= BIG - n:
                return word % n

    def copy(self) -> SealedDealer:
        """The same chance from here on: to see what would come of an answer that may not be written in the end."""
        dealer = SealedDealer(self.secret, self.salt)
        dealer.words, dealer.block = self.words[:], self.block
        return dealer


@final
class Script(Dealer):
    """Chance that was written down: for tests, and to replay a record."""

    def __init__(self, picks: list[int]) -> None:
        self.picks = picks
        self.facts: list[tuple[int, object]] = []

    def pick(self, n: int) -> int:
        if not self.picks:
            raise BrokenRecord("the record's chance has run out")
        face = self.picks.pop(0)
        if not 0 <= face < n:
            raise BrokenRecord(f"the record's chance gives {face} where a number below {n} is needed")
        return face

    def tell(self, eyes: int, fact: object) -> None:
        self.facts.append((eyes, fact))


@final
class Recorder(Dealer):
    """Writes down the chance of another dealer, and what is told to whom."""

    def __init__(self, dealer: Dealer) -> None:
        self.dealer: Final = dealer
        self.picks: list[int] = []
        self.facts: list[tuple[int, object]] = []

    def pick(self, n: int) -> int:
        face = self.dealer.pick(n)
        self.picks.append(face)
        return face

    def tell(self, eyes: int, fact: object) -> None:
        self.facts.append((eyes, fact))


@final
class Checking(Dealer):
    """Chance drawn once more, from the secret or the seed, and held against what the record says."""

    def __init__(self, dealer: Dealer, recorded: list[int]) -> None:
        self.dealer: Final = dealer
        self.recorded: Final = recorded

    def pick(self, n: int) -> int:
        face = self.dealer.pick(n)
        if not self.recorded or self.recorded.pop(0) != face:
            raise BrokenRecord(f"the chance in the record is not what the secret gives ({face} of {n})")
        return face
