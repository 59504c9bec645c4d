"""A post office for tests: a mail server of a few lines that keeps what it is handed, and refuses what it is told to refuse."""

from __future__ import annotations

import email
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.policy import default

from lazaretto.server.postage import Postage

SENDER = "Lazaretto <tables@plague.example>"
PATIENCE = 20.0
ANSWERS = {"EHLO": "250 welcome", "MAIL": "250 ok", "RCPT": "250 ok", "DATA": "354 go on", "RSET": "250 ok", "QUIT": "221 bye"}


class PostOffice(socketserver.ThreadingTCPServer):
    """Speaks as much SMTP as is needed to hand a letter over."""

    allow_reuse_address = daemon_threads = True

    def __init__(self, host: str = "127.0.0.1") -> None:
        super().__init__((host, 0), Counter)
        self.host, self.port = host, int(self.server_address[1])
        self.letters: list[EmailMessage] = []
        self.refuses: dict[str, str] = {}                       # by command
        self.came = threading.Condition()

    @property
    def postage(self) -> Postage:
        return Postage(self.host, self.port, is_sealed=False, user="", password="", sender=SENDER)

    def keep(self, letter: bytes) -> None:
        with self.came:
            self.letters.append(email.message_from_bytes(letter.replace(b"\r\n", b"\n"), policy=default))
            self.came.notify_all()

    def wait_for(self, many: int) -> list[EmailMessage]:
        with self.came:
            assert self.came.wait_for(lambda: len(self.letters) >= many, PATIENCE), f"{len(self.letters)} letters came"
            return list(self.letters)

    def subjects(self) -> list[str]:
        return [letter["subject"] for letter in self.letters]


class Counter(socketserver.StreamRequestHandler):
    """One customer."""

    server: PostOffice

    def handle(self) -> None:
        self.say("220 tests")
        while line := self.rfile.readline():
            word = line[:4].decode().upper()
            answer = self.server.refuses.get(word, ANSWERS.get(word, "502 what?"))
            self.say(answer)
            if answer.startswith("354"):
                self.server.keep(b"".join(iter(self.rfile.readline, b".\r\n")))
                self.say("250 kept")
            if word == "QUIT":
                return

    def say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())


@contextmanager
def post_office(host: str = "127.0.0.1") -> Iterator[PostOffice]:
    with PostOffice(host) as office:
        thread = threading.Thread(target=office.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
        thread.start()
        try:
            yield office
        finally:
            office.shutdown()
            thread.join()
