"""lazaretto play, through pipes."""

from __future__ import annotations

import errno
import json
import re
from pathlib import Path

import pytest

import lazaretto

from lazaretto import bots
from lazaretto.bots import random
from lazaretto.cli.listing import without_common_start
from lazaretto.hosting import secret_beside

NUMBERS = "1\n" * 400


def test_a_whole_game_by_numbers(lazaretto_run, tmp_path):
    path = tmp_path / "game.jsonl"
    ended = lazaretto_run("play", "infected", "--seats", "6", "--save", str(path), typed=NUMBERS)
    assert ended.code == 0
    assert "The game is over." in ended.out and "All cards face up" in ended.out
    assert json.loads(path.read_text().splitlines()[-1])["secret"] in ended.out.replace("\n", "")
    assert f"lazaretto verify {path}" in ended.out
    assert lazaretto_run("verify", str(path)).code == 0


@pytest.mark.parametrize("seats", range(5, 13))
@pytest.mark.parametrize("width", [20, 36, 60, 120])
def test_no_line_is_wider_than_the_terminal(lazaretto_run, tmp_path, seats, width):
    path = tmp_path / "game.jsonl"
    typed = "?\nwhy 3\nlog\nundo\ntable\n" + NUMBERS
    ended = lazaretto_run("play", "infected", "--seats", str(seats), "--save", str(path), "--variant", "contagious", typed=typed, width=width)
    assert ended.code == 0
    lines = [line for line in ended.out.splitlines() if str(path) not in line]
    assert max([len(line) for line in lines]) <= width
    assert not [line for line in lines if line.startswith("vaccinate-")]       # folded, it stays in its column


def test_quitting_saves_and_resume_goes_on(lazaretto_run, tmp_path):
    path = tmp_path / "game.jsonl"
    for leave in ("q\n", "quit\n", ""):
        path.unlink(missing_ok=True)
        ended = lazaretto_run("play", "infected", "--save", str(path), typed="1\n1\n" + leave)
        if "the end" in ended.out:
            continue
        assert ended.code == 0 and f"lazaretto play --resume {path}" in ended.out
        assert secret_beside(path).exists()
        ended = lazaretto_run("play", "--resume", str(path), typed=NUMBERS)
        assert ended.code == 0 and "The game is over." in ended.out
        assert not secret_beside(path).exists()
        assert lazaretto_run("verify", str(path)).code == 0


def test_resume_without_a_file_takes_the_newest_unfinished(lazaretto_run, tmp_path):
    lazaretto_run("play", "infected", "--seats", "5", typed="")
    assert len(list((tmp_path / "data" / "lazaretto").glob("infected-5-seats-*.jsonl"))) == 1
    ended = lazaretto_run("play", "infected", "--resume", typed=NUMBERS)
    assert ended.code == 0 and "The game is over." in ended.out


def test_resume_with_nothing_to_resume(refused):
    assert "no unfinished game" in refused("play", "--resume")


def test_without_a_game_there_is_a_menu(lazaretto_run):
    ended = lazaretto_run("play", typed="9\n1\n4\n5\n" + "q\n")
    assert "a new game of Infected" in ended.out and "How many seats" in ended.out and "A number from 5 to 12, or q." in ended.out
    assert "Infected, 5 seats" in ended.out
    ended = lazaretto_run("play", typed="2\nq\n")
    assert "go on with infected-5-seats-" in ended.out and ended.code == 0
    assert lazaretto_run("play", typed="q\n").code == 0
    assert lazaretto_run("play", typed="").code == 0


def test_input_that_ends_in_the_menu(lazaretto_run, tmp_path):
    assert lazaretto_run("play", typed="1\n").code == 0
    assert not list(tmp_path.rglob("*.jsonl"))


def test_a_seed_gives_the_same_game_and_says_so(lazaretto_run, tmp_path):
    first, second = [
        lazaretto_run("play", "infected", "--seed", "7", "--save", str(tmp_path / f"{name}.jsonl"), typed=NUMBERS).out.replace(name, "name")
        for name in ("aaaa", "bbbb")
    ]
    assert first == second
    assert "no commitment" in first and "Commitment" not in first and "verify /" not in first


def test_answers_in_words(lazaretto_run):
    ended = lazaretto_run("play", "infected", "--seed", "7", "--bots", "random", typed="safe roll\nlog\nq\n")
    assert "You passed Safe" in ended.out and "You passed Roll Dice" in ended.out


def test_a_long_list_is_asked_in_two_steps(lazaretto_run):
    ended = lazaretto_run("play", "infected", "--seed", "7", typed="roll\nb\n2\nsafe\nq\n")
    assert "pass roll …" in ended.out and "pass roll, … and then?" in ended.out
    assert "You passed Roll Dice" in ended.out and "You passed Safe" in ended.out
    both = lazaretto_run("play", "infected", "--seed", "7", typed="2 1\nq\n")
    assert "and then?" not in both.out and "You passed Roll Dice" in both.out


def moves_in(path: Path) -> list[str]:
    """What the player answered, in the order of answering."""
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    return [line["move"] for line in lines if line.get("seat") == 0]


@pytest.mark.parametrize(("seats", "typed", "said"), [
    (5, "2 rubbish", "Nothing is chosen: 2 takes no more words, and there was 'rubbish'."),
    (5, "2 1", "and there was '1'."),
    (6, "1\n2 1", "and there was '1'."),
])
def test_a_number_with_more_behind_it_is_no_answer(lazaretto_run, tmp_path, seats, typed, said):
    path = tmp_path / "game.jsonl"
    ended = lazaretto_run("play", "infected", "--seats", str(seats), "--seed", "7", "--save", str(path), typed=f"{typed}\nq\n")
    assert said in ended.out and not moves_in(path)


def test_a_second_part_that_does_not_read_chooses_nothing(lazaretto_run, tmp_path):
    path = tmp_path / "game.jsonl"
    ended = lazaretto_run("play", "infected", "--seed", "7", "--save", str(path), typed="1 99\n2 1\nq\n")
    assert "There is no 99 in the list" in ended.out and "So nothing is chosen, pass safe neither." in ended.out
    assert moves_in(path) == ["pass roll, safe"]


def test_why_of_a_first_part_says_that_it_is_offered(lazaretto_run):
    out = " ".join(lazaretto_run("play", "infected", "--seed", "7", typed="why 3\nWHY roll\nq\n").out.split())
    assert "pass vaccinate-now … is offered: to Odo (1 to the left): cancels" in out
    assert "pass roll … is offered: to Odo (1 to the left): the taker rolls" in out


def test_commands_in_any_case(lazaretto_run):
    out = lazaretto_run("play", "infected", "--seed", "7", typed="WHY\nUndo\nLOG\n1\nB\nHelp\nLIST\nQ\n").out
    assert "Why what?" in out and "Nothing can be taken back:" in " ".join(out.split()) and out.count("The decks are dealt.") == 2 and "no answer" not in out
    assert out.count("First this, then the rest") == 3
    assert all(re.search(rf"^{word}  ", out, re.MULTILINE) for word in ("b", "list", "undo"))


def test_to_whom_is_said_once(lazaretto_run):
    """The line above the list says it; where that is not drawn, as there is only one answer, it stays."""
    for seats, row in ((5, r"pass roll +the taker rolls the die"), (6, r"pass roll … +the taker rolls the die")):
        assert re.search(row, lazaretto_run("play", "infected", "--seats", str(seats), "--seed", "7").out)
    assert without_common_start(["to Odo: rests"]) == ["to Odo: rests"]
    assert without_common_start([]) == []


def test_a_line_without_end_is_not_read(lazaretto_run, tmp_path):
    path = tmp_path / "game.jsonl"
    ended = lazaretto_run("play", "infected", "--seed", "7", "--save", str(path), typed="1 1" + " " * 600 + "x" * 10_000_000 + "\nfoo" + "o" * 400 + "\nq\n")
    assert "at most 500 characters" in ended.out and len(ended.out) < 6000
    assert "'" + "f" + "o" * 35 + "... is no answer" in ended.out
    assert not moves_in(path)


def test_help_explains_cards_rules_and_refusals(lazaretto_run):
    typed = "?\n? vaccinate now\n? nonsense\nwhy 1\nwhy 99\nwhy\nwhy guess C\nwhy pass safe\nwhy contagious-now safe\nundo\nfoo\n,\n\n" + "9" * 5000 + "\nq\n"
    out = " ".join(lazaretto_run("play", "infected", "--seed", "7", typed=typed).out.split())
    assert "You can ask about: Safe, Roll Dice" in out
    assert "cancels infections this round; not dice · IN 5.4" in out
    assert "Nothing is known here about 'nonsense'" in out
    assert "There is no 99 in the list." in out and "Why what?" in out
    assert "pass safe … is offered: to Odo (1 to the left): nothing happens" in out
    assert "you hold no Contagious Now (IN 4.1)" in out
    assert "Nothing can be taken back:" in " ".join(out.split())
    assert "'foo' is no answer here" in out
    assert "Saved. Go on with:" in out


def test_what_is_not_offered_is_listed_with_the_reason(lazaretto_run, tmp_path):
    """Somewhere in these games the player is safe and may not guess."""
    out = ""
    for seed in range(12):
        path = tmp_path / f"{seed}.jsonl"
        out += lazaretto_run("play", "infected", "--seats", "5", "--bots", "random", "--seed", str(seed), "--save", str(path), typed="1\n" * 60).out
    out = " ".join(out.split())
    assert re.search(r" 2-\d guess …: not offered, [^()]*\(IN 7\.\d\) Only one answer: Enter gives it.", out)


def test_the_seat_may_be_chosen(lazaretto_run):
    assert "C You" in lazaretto_run("play", "infected", "--seat", "2").out
    assert "D You" in lazaretto_run("play", "infected", "--seat", "d").out
    assert re.search(r"[A-F] You\b", lazaretto_run("play", "infected", "--seat", "random").out)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_is_made_the_plague_without_asking(lazaretto_run, tmp_path, seats):
    for number, (more, sits) in enumerate([((), 1), (("--seat", "0"), 0)]):
        path = tmp_path / f"{number}.jsonl"
        lazaretto_run("play", "pathologic", "--seats", str(seats), "--seed", "1", "--save", str(path), *more)
        assert json.loads(path.read_text().splitlines()[0])["players"].index("you") == sits


def test_bots_may_be_named_for_each_seat(lazaretto_run, tmp_path):
    path = tmp_path / "game.jsonl"
    lazaretto_run("play", "infected", "--seats", "5", "--seat", "1", "--bots", "random,thumb,random,thumb", "--save", str(path))
    assert json.loads(path.read_text().splitlines()[0])["players"] == ["random", "you", "thumb", "random", "thumb"]


def test_components_of_ones_own(lazaretto_run, tmp_path):
    pack = tmp_path / "die.toml"
    pack.write_text("[die]\nfaces = 20\nskulls = 1\n")
    ended = lazaretto_run("play", "infected", "--components", str(pack), "--save", str(tmp_path / "g.jsonl"), typed="? die\nq\n")
    assert "1 of 20 faces are skulls" in ended.out
    assert "1 of 20 faces are skulls" in lazaretto_run("play", "--resume", str(tmp_path / "g.jsonl"), typed="? die\nq\n").out


def test_no_colours_in_a_pipe(lazaretto_run):
    assert "\x1b" not in lazaretto_run("play", "infected", typed=NUMBERS).out


BAD = {
    ("play", "influenza"): "no game 'influenza'",
    ("play", "infectd"): "did you mean 'infected'",
    ("play", "infected", "--seats", "4"): "5 to 12 seats, not 4",
    ("play", "infected", "--seats", "many"): "--seats needs a whole number, not 'many'",
    ("play", "infected", "--seats", "0"): "5 to 12 seats, not 0",
    ("play", "--seats", "0"): "5 to 12 seats, not 0",
    ("play", "infected", "--variant", "blind"): "seven or more players",
    ("play", "infected", "--variant", "wild"): "no variant 'wild'",
    ("play", "infected", "--bots", "genius"): "no bot 'genius'",
    ("play", "infected", "--bots", "thumb,thumb"): "2 bots for 5 seats",
    ("play", "infected", "--seat", "6"): "no seat '6'",
    ("play", "infected", "--seat", "Z"): "no seat 'Z'",
    ("play", "infected", "--seed", "x"): "--seed needs a whole number, not 'x'",
    ("play", "infected", "--components", "/nowhere/pack.toml"): "there is no file",
    ("play", "infected", "--save", "/proc/nowhere/game.jsonl"): "/proc/nowhere/game.jsonl cannot be written",
    ("play", "infected", "--save", "/proc/game.jsonl"): "/proc/game.jsonl cannot be written",
    ("play", "--resume", "/nowhere/game.jsonl"): "there is no file",
    ("play", "--resume", "/etc/hostname"): "",
    ("play", "infected", "--shout"): "--shout",
    ("dance",): "dance",
}


@pytest.mark.parametrize("words", BAD)
def test_what_cannot_be_done_is_said_in_one_line(refused, words):
    assert BAD[words] in refused(*words, typed="1\n")


@pytest.mark.parametrize(("text", "said"), [
    ("[die", "not TOML"), ("[dice]\nfaces = 6\n", "dice: is not known"), ("[die]\nfaces = 1\n", "die.faces"), ("[die]\nfaces = 'six'\n", "die.faces"),
])
def test_a_broken_pack(refused, tmp_path, text, said):
    pack = tmp_path / "pack.toml"
    pack.write_text(text)
    assert said in refused("play", "infected", "--components", str(pack))


def test_a_record_that_is_there_is_not_written_over(refused, lazaretto_run, tmp_path):
    path = tmp_path / "game.jsonl"
    lazaretto_run("play", "infected", "--save", str(path))
    assert "there already" in refused("play", "infected", "--save", str(path))


def test_options_that_a_resumed_game_has_already_are_refused(refused, lazaretto_run, tmp_path):
    path = tmp_path / "data" / "lazaretto" / "game.jsonl"
    lazaretto_run("play", "infected", "--save", str(path))
    words = ("--seats", "8", "--variant", "base", "--save", "zz")
    assert "leave out --seats, --variant, --save" in refused("play", "infected", *words, "--resume", str(path))
    ended = lazaretto_run("play", "--bots", "thumb", typed=f"{len(lazaretto.games()) + 1}\n")
    assert ended.code == 2 and "leave out --bots" in ended.err


def test_a_resumed_game_goes_on_with_the_same_bots(lazaretto_run, tmp_path, monkeypatch):
    """The seeds come from the secret, so nobody can tell them from what is public."""
    seeds = []
    monkeypatch.setattr(bots, "make", lambda name, game, seat, seed: seeds.append(seed) or random.make(game, seat, seed))
    for words in (("--seed", "7"), (), ()):
        path = tmp_path / f"{len(seeds)}.jsonl"
        lazaretto_run("play", "infected", *words, "--save", str(path))
        lazaretto_run("play", "--resume", str(path))
    assert len(seeds) == 30 and len(set(seeds)) == 15
    for at in range(0, 30, 10):
        assert seeds[at:at + 5] == seeds[at + 5:at + 10]


def full_disk(file, text):
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_in_the_middle_of_a_game(refused, lazaretto_run, tmp_path, monkeypatch):
    path = tmp_path / "game.jsonl"
    lazaretto_run("play", "infected", "--save", str(path))
    with monkeypatch.context() as patch:
        patch.setattr("os.write", full_disk)
        ended = lazaretto_run("play", "--resume", str(path), typed=NUMBERS)
    assert ended.code == 2 and ended.err == f"lazaretto: {path}: No space left on device\n"
    assert "could not be written down" in ended.out and f"lazaretto play --resume {path}" in ended.out
    assert "The game is over." in lazaretto_run("play", "--resume", str(path), typed=NUMBERS).out


def test_a_full_disk_at_the_beginning_leaves_nothing_behind(refused, lazaretto_run, tmp_path, monkeypatch):
    path = tmp_path / "game.jsonl"
    with monkeypatch.context() as patch:
        patch.setattr("os.write", full_disk)
        assert refused("play", "infected", "--save", str(path)) == f"lazaretto: {secret_beside(path)}: No space left on device\n"
    assert lazaretto_run("play", "infected", "--save", str(path)).code == 0


def test_a_finished_game_is_not_resumed(refused, lazaretto_run, tmp_path):
    path = tmp_path / "game.jsonl"
    lazaretto_run("play", "infected", "--save", str(path), typed=NUMBERS)
    assert "over" in refused("play", "--resume", str(path))


def test_a_record_without_players_is_not_resumed(refused, lazaretto_run, tmp_path):
    path = tmp_path / "game.jsonl"
    lazaretto_run("play", "infected", "--save", str(path))
    forget_players(path)
    assert "where you sat" in refused("play", "--resume", str(path))


def forget_players(path: Path) -> None:
    first, _, rest = path.read_text().partition("\n")
    header = json.loads(first)
    del header["players"]
    path.write_text(json.dumps(header) + "\n" + rest)
