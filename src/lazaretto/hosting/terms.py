"""The terms of a table: what its players agree on before they sit down."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

MINUTE: Final = 60.0
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
LIVE: Final = (5.0, HOUR)
SLOW: Final = (HOUR, 14 * DAY)
WINDOWS: Final = (3.0, 4.0, 5.0, 6.0)   # seconds that people may agree on for a reaction window
HAND_OVER: Final = 30.0                 # seconds of a window where a screen is handed over first
LEAST_DELAY: Final = 2 * MINUTE                               # before watchers may see all cards


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a player may think about one answer: live (seconds, with pause), slow (days), or no clock at all."""

    kind: Literal["none", "live", "slow"] = "none"
    seconds: float = 90.0

    def __post_init__(self) -> None:
        least, most = SLOW if self.kind == "slow" else LIVE
        if self.kind != "none" and not least <= self.seconds <= most:
            raise ValueError(f"a {self.kind} clock gives {least:g} to {most:g} seconds for an answer, not {self.seconds:g}")


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything about a table besides its game."""

    clock: Clock = Clock()
    listed: bool = False                                     # in the lobby, for everyone to join; else by invite only
    watchers: bool = True                                    # may others look on
    delay: Annotated[float, Meta(ge=0, le=10 * MINUTE)] = 0.0          # how much later watchers see it
    watchers_see_all: bool = False                           # but then with all cards face up: who sits down agrees to it
    fast: bool = True                                        # players may say that they are in a hurry: then windows that ask only such close early
    window: Annotated[float, Meta(ge=1, le=30)] = 3.0        # how long a reaction window is open, whatever is answered
    one_screen: bool = False                                 # people share a screen and hand it over: windows are open long enough for that
    pace: Annotated[float, Meta(ge=0, le=10)] = 0.8          # how long a bot waits before it answers, so that people can follow
    bots_talk: bool = True                                   # bots say phrases of the game now and then, true or not; they hear those of others in any case
    out_see_all: bool = False                                # who is out sees all cards, and is silent for those who play
    notebook: Literal["off", "notes", "full"] = "full"       # what the page works out for its player
    odds: bool = True                                        # the page may tell chances that follow from what lies open; else it is sent none

    @property
    def open_for(self) -> float:
        """Seconds that a reaction window is open, whatever is answered."""
        return HAND_OVER if self.one_screen else self.window
