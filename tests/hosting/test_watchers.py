"""What watchers are shown: what all may know; all cards only much later, and where everyone who sat down knew of it."""

from __future__ import annotations

from lazaretto.hosting import seating
from lazaretto.hosting.hearing import card, view
from lazaretto.hosting.terms import LEAST_DELAY, Terms
from lazaretto.kernel import FACE_DOWN
from lazaretto.server.watching import view_for_watchers

from .company import NOON, SECRET, Company, refusal

SEEN_LATE = Terms(delay=LEAST_DELAY, watchers_see_all=True)


def hidden(company: Company) -> bool:
    """Whether symptoms lie face down for watchers."""
    seen = view_for_watchers(company.room)
    assert seen is not None
    return any(FACE_DOWN in zone.cards() for zone in seen.table.symptoms)


def test_watchers_see_what_all_may_know() -> None:
    assert hidden(Company("bristol", 4, 4).begin())
    assert hidden(Company("bristol", 4, 4, Terms(delay=LEAST_DELAY)).begin())


def test_where_that_was_agreed_they_see_all_cards() -> None:
    company = Company("bristol", 4, 4, SEEN_LATE)
    assert view_for_watchers(company.room) is None, "nothing is dealt yet"
    assert not hidden(company.begin())


def test_a_watchers_own_view_is_never_more_than_what_all_may_know() -> None:
    """What is shown late is made in one place only: everywhere else a watcher is a watcher."""
    seen = view(Company("bristol", 4, 4, SEEN_LATE).begin().room, None)
    assert seen is not None and any(FACE_DOWN in zone.cards() for zone in seen.table.symptoms)


def test_not_sooner_than_two_minutes() -> None:
    for delay in (0.0, LEAST_DELAY - 1):
        with refusal("terms/impossible"):
            seating.opened("bristol", "base", 4, Terms(delay=delay, watchers_see_all=True), SECRET, NOON)


def test_everyone_who_sits_down_can_read_it_before() -> None:
    assert card(Company("bristol", 4, 1, SEEN_LATE, bots=0).room, ()).terms.watchers_see_all
