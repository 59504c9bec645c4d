"""Postage: the mail server that takes our letters, and how one is handed over."""

from __future__ import annotations

import logging
import re
import smtplib
import ssl
from dataclasses import dataclass, field
from email.utils import parseaddr
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from ..kernel import Mistake
from .store import Letter

SEALED, OPENING = "smtps", "smtp"       # enciphered from the first word, or after STARTTLS
PORTS: Final = {SEALED: 465, OPENING: 587}
ON_THIS_MACHINE: Final = ("127.0.0.1", "::1", "localhost")
PATIENCE: Final = 20.0
NO_SERVER: Final = "no mail server is named so: it should look like smtps://user@mail.example:465, or smtp://user@mail.example:587"
FOR_EVER: Final = 500                   # from here on a mail server's answer will not change
SENT, REFUSED, LATER = "sent", "refused", "later"

#: What browsers take for an address, with a dot in its host.
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9-]{2,63}")
LONGEST: Final = 254

logger = logging.getLogger("lazaretto.mail")


@dataclass(frozen=True, slots=True)
class Postage:
    """Where letters are handed over, by whom, and from whom they come."""

    host: str
    port: int
    is_sealed: bool
    user: str
    password: str = field(repr=False)
    sender: str                         # as it stands in a letter: Lazaretto <tables@plague.example>

    @property
    def address(self) -> str:
        return parseaddr(self.sender)[1]

    @property
    def domain(self) -> str:
        return self.address.rpartition("@")[2]


def is_address(text: str) -> bool:
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None


def postage(url: str, sender: str, password: str, password_file: str) -> Postage | None:
    """From the settings; None if no mail is to be sent. `Mistake` says what is wrong with them, and no password."""
    if not url:
        return None
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        raise Mistake(NO_SERVER) from None
    if parts.password is not None:
        raise Mistake("a password in a command line is seen by everybody on the machine: give LAZARETTO_MAIL_PASSWORD or --mail-password-file")
    if parts.scheme not in PORTS or not parts.hostname:
        raise Mistake(NO_SERVER)
    if not is_address(parseaddr(sender)[1]) or not sender.isprintable():
        raise Mistake("letters need a sender: --mail-from tables@plague.example")
    return Postage(parts.hostname, port, parts.scheme == SEALED, unquote(parts.username or ""), password or read(password_file), sender)


def read(file: str) -> str:
    """The password, without the line's end."""
    if not file:
        return ""
    try:
        return Path(file).read_text().strip()
    except (OSError, UnicodeDecodeError):
        raise Mistake(f"the password cannot be read from {file}") from None


def deliver(by: Postage, letter: Letter) -> str:
    """Hand one letter over: sent, refused for ever, or to be tried later. An address is never logged, and so neither is what the mail server says of it."""
    try:
        with connected(by) as line:
            line.sendmail(by.address, [letter.address], letter.body)
    except smtplib.SMTPRecipientsRefused as error:
        return put_off(letter, next(iter(error.recipients.values()))[0])
    except (smtplib.SMTPDataError, smtplib.SMTPSenderRefused) as error:
        return put_off(letter, error.smtp_code)
    except (OSError, smtplib.SMTPException, UnicodeError) as error:
        logger.warning("letter %s waits: the mail server could not be used (%s)", letter.id, type(error).__name__)
        return LATER
    return SENT


def put_off(letter: Letter, code: int) -> str:
    """The mail server was there and did not take it."""
    answer = REFUSED if code >= FOR_EVER else LATER
    logger.warning("letter %s was not taken: the mail server answered %s", letter.id, code)
    return answer


def connected(by: Postage) -> smtplib.SMTP:
    """A line that nobody can listen at; to this machine itself it may be plain."""
    context = ssl.create_default_context()
    if by.is_sealed:
        line: smtplib.SMTP = smtplib.SMTP_SSL(by.host, by.port, timeout=PATIENCE, context=context)
    else:
        line = smtplib.SMTP(by.host, by.port, timeout=PATIENCE)
    try:
        line.ehlo()
        if not by.is_sealed and (by.host not in ON_THIS_MACHINE or line.has_extn("starttls")):
            line.starttls(context=context)
        if by.user:
            line.login(by.user, by.password)
    except BaseException:
        line.close()
        raise
    return line
