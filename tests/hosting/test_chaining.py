"""Chains of windows: told in one sentence when the last has closed, from what all were told; in a replay they are one moment."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import lazaretto
from lazaretto.games.pathologic.cards import HEALERS
from lazaretto.games.pathologic.reactions import Mourning
from lazaretto.hosting.archive import record_of
from lazaretto.hosting.chaining import Chain
from lazaretto.hosting.frames import Story, is_window
from lazaretto.hosting.hearing import asked, view
from lazaretto.hosting.story import CHAIN
from lazaretto.hosting.sentences import told
from lazaretto.kernel import EVERYONE, Moved, Said, parse_record
from lazaretto.tongues.voice import voice

from .company import Company, eyes_at, threatened

LET = "let it happen"
ENOUGH = 4                              # windows
GAMES = {"bristol": 6, "pathologic": 4}
every_game = pytest.mark.parametrize("name", GAMES)


def chains(company: Company, since: int = 0) -> list[str]:
    speaks = voice(company.room.game, "en")
    return [told(company.room, thing, None, speaks) for _, thing in company.room.story[since:] if isinstance(thing, Chain)]


def company_of(name: str, seed: int) -> Company:
    return Company(name, GAMES[name], people=GAMES[name], secret=bytes([seed] * 32)).begin()


def whipped_by(company: Company, *, whip: bool) -> list[str]:
    """All who can crack a Whip do, or nobody does; the chains that are told then."""
    since = len(company.room.story)
    for seat in company.room.asked:
        company.answer(seat, company.position.options(seat)[-1] if whip else LET)
    company.wait(company.room.terms.window)
    return chains(company, since)


def somebody_can(company: Company) -> bool:
    return any(len(company.position.options(seat)) > 1 for seat in company.room.asked)


def test_a_deed_and_its_answer_are_one_sentence() -> None:
    (sentence,) = whipped_by(threatened(fits=somebody_can), whip=True)
    deed, answer = sentence.split("; ")
    assert not deed.endswith(".") and " cracks a Whip" in answer and answer.endswith(".") and "passes" not in sentence
    (sentence,) = whipped_by(threatened(fits=somebody_can), whip=False)
    assert sentence == f"{deed}; nobody answers."


def test_of_answers_that_stay_sealed_nothing_is_told() -> None:
    """R31. Of several Whips the first counts; whether others had one too is not in the sentence, so it is the same in both worlds."""
    company = threatened(fits=lambda company: sum(len(company.position.options(seat)) > 1 for seat in company.room.asked) > 1)
    twin = threatened(fits=lambda company: sum(len(company.position.options(seat)) > 1 for seat in company.room.asked) > 1)
    first = next(seat for seat in twin.position.question.victims if len(twin.position.options(seat)) > 1)
    since = len(twin.room.story)
    twin.answer(first, twin.position.options(first)[-1])
    twin.wait(twin.room.terms.window)
    assert whipped_by(company, whip=True) == chains(twin, since)


def test_windows_inside_windows_are_told_in_one_sentence() -> None:
    """Somebody plays a card, another says No, and who could say No to that passes or not."""
    longest = 0
    for seed in range(12):
        company = company_of("pathologic", seed)
        while company.room.state == "playing" and longest < 3:
            company.answer_all()
        longest = max([longest, *[sentence.count("; ") + 1 for sentence in chains(company) if "plays No" in sentence]])
        company.play_on()
    assert longest >= 2


def test_of_what_a_no_has_cancelled_the_sentence_says_that_it_came_to_nothing() -> None:
    """PA 17.13. Else it would read as if the card had worked."""
    found = 0
    for seed in range(12):
        cancelled = [sentence for sentence in chains(company_of("pathologic", seed).play_on()) if sentence.count("plays No!") == 1]
        assert all(re.search(r"plays No!; .*comes to nothing", sentence) for sentence in cancelled), cancelled
        found += len(cancelled)
    assert found


@every_game
def test_a_chain_tells_only_what_everyone_was_told(name: str) -> None:
    company = company_of(name, 3).play_on()
    found = [(at, thing) for at, (_, thing) in enumerate(company.room.story) if isinstance(thing, Chain)]
    assert found
    for at, chain in found:
        assert company.room.story[at][0] == EVERYONE and chain.places and all(company.room.story[place][0] == EVERYONE and place < at for place in chain.places)
    heard = {eyes: [item for item in company.heard(eyes) if isinstance(item.fact, dict) and item.fact["is"] == CHAIN] for eyes in eyes_at(company.room)}
    for eyes, items in heard.items():
        story = {item.n: item for item in company.heard(eyes)}
        for item, (_, chain) in zip(items, found, strict=True):
            facts = [company.room.story[place][1] for place in chain.places]
            assert item.fact["seat"] == (facts[0].seat if chain.deed is not None and isinstance(facts[0], Said) else None), "the log marks whose deed it was"
            assert all(story[number].text or isinstance(fact, Said) for number, fact in zip(item.fact["tells"], facts, strict=True))


@every_game
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_chain_says_you_to_whom_it_tells_of_and_the_same_to_all_others(name: str, language: str, caplog: pytest.LogCaptureFixture) -> None:
    company = company_of(name, 3).play_on()
    room, speaks, spoken_to = company.room, voice(company.room.game, language), 0
    for _, chain in [entry for entry in room.story if isinstance(entry[1], Chain)]:
        for seat, own in enumerate(room.names):
            to_all, to_me = told(room, chain, None, speaks), told(room, chain, seat, speaks)
            assert not re.search(rf"\b{own}\b", to_me) and not re.search(r"; (You|Your|Du|Dich|Dir)\b", to_me)
            assert (to_me != to_all) == bool(re.search(rf"\b{own}s?\b", to_all))
            spoken_to += to_me != to_all
    assert spoken_to and not caplog.messages


@every_game
def test_a_chain_is_told_in_every_language(name: str, caplog: pytest.LogCaptureFixture) -> None:
    company = company_of(name, 3).play_on()
    german = [told(company.room, thing, None, voice(company.room.game, "de")) for _, thing in company.room.story if isinstance(thing, Chain)]
    assert len(german) == len(chains(company)) > 0 and not caplog.messages
    assert {"passes", "answers."}.isdisjoint({word for sentence in german for word in sentence.split()})


@every_game
def test_every_window_that_answers_a_deed_ends_in_its_sentence(name: str) -> None:
    ended = 0
    for company in (company_of(name, seed) for seed in range(1, 9)):
        while company.room.state == "playing" and ended < ENOUGH:
            was_open, since = company.room.chain, len(company.room.story)
            company.answer_all()
            closed = was_open is not None and company.room.chain is None
            assert len(chains(company, since)) == 1 if closed and was_open.deed is not None else closed or chains(company, since) == []
            ended += closed and was_open.deed is not None
    assert ended == ENOUGH


def deaths(company: Company, language: str) -> list[str]:
    """The chains in which somebody is mourned."""
    speaks = voice(company.room.game, language)
    return [told(company.room, thing, None, speaks) for _, thing in company.room.story if isinstance(thing, Chain) and is_burial(company, thing.places[0])]


def is_burial(company: Company, place: int) -> bool:
    fact = company.room.story[place][1]
    return isinstance(fact, Moved) and fact.to in ("crypts", "grave")


def test_a_death_and_its_window_read_like_a_sentence_of_somebody_s_death() -> None:
    """PA 7.1, 17.6. Who died is named in it, in both languages; that she dies stands before it."""
    english = re.compile(r"[A-Z][\w ]+ was (not )?on the Hit List, and lies in (a crypt|the mass grave)(; .+)?\.")
    german = re.compile(r"[A-ZÄÖÜ][\w ]+ stand (nicht )?auf der Todesliste und liegt (in einer Gruft|im Massengrab)(; .+)?\.")
    found = 0
    for seed in (2, 7, 8):
        company = company_of("pathologic", seed).play_on()
        chains = list(zip(deaths(company, "en"), deaths(company, "de"), strict=True))
        assert all(english.fullmatch(told) and german.fullmatch(same) for told, same in chains), chains
        found += len(chains)
    assert found


def test_who_plays_nothing_in_a_window_is_no_clause_of_its_sentence() -> None:
    """PA 11.5. That somebody could have played a card, and did not, is nothing that happened to who died."""
    company, alone = company_of("pathologic", 2).play_on(), 0
    for language, passes in (("en", r"\b(passes|pass)\b"), ("de", r"\bpasst\b")):
        for _, chain in [entry for entry in company.room.story if isinstance(entry[1], Chain)]:
            for seat in (None, 1, 2, 3):
                sentence = told(company.room, chain, seat, voice(company.room.game, language))
                assert not re.search(passes, sentence) and "; ;" not in sentence and not sentence.endswith(";."), sentence
                alone += bool(chain.answers) and "; " not in sentence
    assert alone


def test_of_two_who_die_together_each_is_mourned_by_its_own_name() -> None:
    """PA 7.5. Both lie in their graves before the first is mourned."""
    kind = next(kind for kind in lazaretto.game("pathologic").windows(lazaretto.game("pathologic").rules(4, "base")) if kind.question == "Mourning")
    maria, vlad = Moved(0, "doomed", "crypts"), Moved(1, "spared", "grave")
    assert kind.is_deed is not None
    assert [kind.is_deed(Mourning(HEALERS + ward), fact) for ward in (0, 1) for fact in (maria, vlad)] == [True, False, False, True]


def finished(name: str) -> Iterator[Story]:
    for seed in range(3):
        company = company_of(name, seed).play_on()
        yield Story(parse_record(record_of(company.room, company.happened), lazaretto.game))


@every_game
def test_in_a_replay_a_window_with_all_inside_it_is_one_moment(name: str) -> None:
    """No moment ends in the middle of a chain; one ends where a window opens that answers no deed, for that is a moment of its own."""
    windows = 0
    for story in finished(name):
        for before, moment in zip(story.moments, story.moments[1:]):
            windows += moment.has_window
            question = moment.position.question
            if is_window(moment.position):
                assert question is not None and question.provoked_by(moment.position.table) is None and not is_window(before.position)
        entries = [entry.number for moment in story.moments for entry in moment.entries]
        assert entries == sorted(set(entries))
    assert windows


def test_a_push_and_its_whip_are_one_moment() -> None:
    for story in finished("bristol"):
        for moment in story.moments:
            assert not is_window(moment.position)
            assert sum(isinstance(fact, Said) for _, fact in moment.told) <= 1


def test_a_window_inside_another_is_a_stack_whose_top_is_what_is_asked() -> None:
    """What waits below is named from the innermost out, the same to all, and is asked again when the top has closed."""
    company, met = company_of("pathologic", 1), 0
    for seed in range(1, 40):
        company = company_of("pathologic", seed)
        while company.room.state == "playing" and not met:
            stacks = {tuple(found.within) for eyes in (None, 0) if (found := asked(company.room, view(company.room, eyes), eyes, None)) is not None}
            if any(stacks) and company.room.chain is not None:
                assert len(stacks) == 1
                below, question = stacks.pop(), company.room.question_number
                while company.room.chain is not None:
                    company.answer_all()
                met = len(below) if company.room.question_number > question else 0
                break
            company.answer_all()
        if met:
            break
    assert met
