"""Handing letters over: in secret, and with every setting that cannot be refused in a line."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from lazaretto.kernel import Mistake
from lazaretto.server.postage import LATER, REFUSED, SENT, Postage, deliver, is_address, postage
from lazaretto.server.store import Letter

from .post_office import SENDER, post_office
from .test_starting import refused

LETTER = Letter("name", "table", 0, "turn", 1, "edith@mail.example", b"Subject: Hello\r\n\r\nIt is your turn.\r\n", 0.0)


def test_a_letter_is_handed_over() -> None:
    with post_office() as post:
        assert deliver(post.postage, LETTER) == SENT
        assert post.letters[0]["subject"] == "Hello"


@pytest.mark.parametrize("word, answer, found", [
    ("RCPT", "550 unknown", REFUSED), ("RCPT", "451 later", LATER), ("MAIL", "550 not you", REFUSED), ("MAIL", "421 busy", LATER),
    ("DATA", "554 spam", REFUSED),
])
def test_what_the_mail_server_answers_says_whether_to_try_again(word: str, answer: str, found: str) -> None:
    with post_office() as post:
        post.refuses[word] = answer
        assert deliver(post.postage, LETTER) == found


def test_nobody_there_is_no_end(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with post_office() as post:
        nobody = post.postage
    assert deliver(nobody, LETTER) == LATER
    assert "ConnectionRefusedError" in caplog.text and LETTER.address not in caplog.text


def test_no_letter_goes_to_another_machine_in_plain_words() -> None:
    with post_office("127.0.0.2") as post:                     # as good as another machine
        assert deliver(post.postage, LETTER) == LATER
        assert post.letters == []


@pytest.mark.parametrize("url, user, port, is_sealed", [
    ("smtps://tables@mail.example", "tables", 465, True), ("smtp://tables%40plague.example@mail.example", "tables@plague.example", 587, False),
    ("smtps://mail.example:1465", "", 1465, True),
])
def test_a_mail_server_is_named_by_its_address(url: str, user: str, port: int, is_sealed: bool) -> None:
    found = postage(url, SENDER, "hush", "")
    assert found is not None
    assert (found.host, found.user, found.port, found.is_sealed, found.password) == ("mail.example", user, port, is_sealed, "hush")
    assert "hush" not in repr(found) and found.address == "tables@plague.example" and found.domain == "plague.example"


def test_a_password_may_stand_in_a_file(tmp_path: Path) -> None:
    (tmp_path / "password").write_text("hush\n")
    found = postage("smtps://tables@mail.example", SENDER, "", str(tmp_path / "password"))
    assert found is not None and found.password == "hush"
    with pytest.raises(Mistake, match="cannot be read"):
        postage("smtps://tables@mail.example", SENDER, "", str(tmp_path / "none"))


def test_without_a_mail_server_there_is_none() -> None:
    assert postage("", SENDER, "hush", "") is None


@pytest.mark.parametrize("words, said", [
    (("--mail", "smtps://u:hushhush@mail.example", "--mail-from", SENDER), "a password in a command line is seen by everybody"),
    (("--mail", "imap://u@mail.example", "--mail-from", SENDER), "no mail server is named so"),
    (("--mail", "smtps://mail.example:many", "--mail-from", SENDER), "no mail server is named so"),
    (("--mail", "smtps://mail.example"), "letters need a sender"),
    (("--mail", "smtps://mail.example", "--mail-from", "nobody"), "letters need a sender"),
    (("--mail", "smtps://mail.example", "--mail-from", SENDER), "letters hold links"),
])
def test_settings_that_cannot_be_are_refused_in_a_line(words: tuple[str, ...], said: str) -> None:
    line = refused("--port", "0", *words)
    assert said in line and "hushhush" not in line


@pytest.mark.parametrize("text, is_one", [
    ("edith@mail.example", True), ("edith+table@mail.example", True), ("e@xn--bcher-kva.example", True), ("edith", False), ("edith@localhost", False),
    ("edith@mail.example\r\nBcc: all@mail.example", False), ("edith@mail.example, all@mail.example", False), ("Edith <edith@mail.example>", False),
    ("", False), ("ä@mail.example", False), (f"{'e' * 64}@{'m' * 63}.{'m' * 63}.{'m' * 63}.example", False),
])
def test_only_a_plain_address_is_one(text: str, is_one: bool) -> None:
    assert is_address(text) is is_one


def test_a_postage_never_shows_its_password() -> None:
    assert "hush" not in repr(Postage("mail.example", 465, is_sealed=True, user="u", password="hush", sender=SENDER))
