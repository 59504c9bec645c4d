"""What nobody else may read at a table, as bytes: its secret, its tokens and invite, and marks that were planted where others must not look."""

from __future__ import annotations

import base64
import random
from typing import Final

from .house import Party

MARK_BYTES: Final = 9


class Secrets:
    """The forbidden bytes of one table, for each pair of eyes."""

    def __init__(self, party: Party, choose: random.Random) -> None:
        secret = party.hosted.room.secret
        self.choose: Final = choose
        self.mark: Final = choose.randbytes(MARK_BYTES).hex()                 # in the keys under which people ask: nobody else's business
        self.always: Final = {
            "the secret": [secret, secret.hex().encode(), secret.hex().upper().encode(), base64.b64encode(secret), base64.urlsafe_b64encode(secret)],
            "a token": [token.encode() for token in party.tokens],
            "the digest of a token": [chair.token.encode() for chair in party.hosted.room.chairs],
            "the invite": [party.invite.encode()],
            "the key of a request": [self.mark.encode()],
        }
        self.sentences: Final[dict[bytes, set[int]]] = {}                     # planted, and who may read each

    def key(self, seat: int) -> str:
        """A new key for what a seat asks for."""
        return f"{self.mark}-{seat}-{self.choose.getrandbits(40):x}"

    def sentence(self, readers: set[int]) -> str:
        """A sentence that nobody has said before, for these alone."""
        said = self.choose.randbytes(MARK_BYTES).hex()
        self.sentences[said.encode()] = set(readers)
        return f"Between us: {said}."

    def found_in(self, body: bytes, seat: int | None) -> str:
        """What of it stands there and is not for these eyes; "" if nothing."""
        for what, forms in self.always.items():
            if any(form in body for form in forms):
                return what
        return next((f"a sentence for {sorted(readers)}" for said, readers in self.sentences.items() if seat not in readers and said in body), "")
