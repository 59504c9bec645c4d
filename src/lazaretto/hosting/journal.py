"""The record's file: only ever appended to, and on the disk before an answer counts; while the game runs its secret lies in a file beside it."""

from __future__ import annotations

import contextlib
import fcntl
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, final

from ..kernel import BrokenRecord
from ..kernel.record import as_text

OWNER_ONLY: Final = 0o600


def secret_beside(path: Path) -> Path:
    """Where the secret lies until the game is over."""
    return path.with_name(path.name + ".secret")


@final
class Journal:
    """A record's file, open for one sitting and locked against any other."""

    def __init__(self, path: Path, file: int) -> None:
        self.path: Final = path
        self.file = file

    @classmethod
    def create(cls, path: Path) -> Journal:
        """A new file, and its folder."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            return cls(path, opened(path, os.O_CREAT | os.O_EXCL))
        except FileNotFoundError:
            raise BrokenRecord(f"{path} cannot be written: no new file can be made there") from None

    @classmethod
    def reopen(cls, path: Path) -> Journal:
        """A file that may be gone on with, once it was read."""
        try:
            return cls(path, opened(path, 0))
        except FileNotFoundError:
            raise BrokenRecord(f"there is no file {path}") from None

    def keep_secret(self, secret: bytes | None) -> None:
        """Safe on the disk before the commitment to it is."""
        if secret is not None:
            keep_secret(secret_beside(self.path), secret)
        keep_names(self.path.parent)

    def cut_torn_line(self) -> None:
        """Lose what is left of a line that was being written when all stopped, and stand at the end."""
        os.ftruncate(self.file, self.path.read_bytes().rfind(b"\n") + 1)
        os.lseek(self.file, 0, os.SEEK_END)

    def write(self, line: Mapping[str, Any]) -> None:
        """One more line, on the disk when this returns. A line that cannot be written is taken back, and nothing follows it."""
        end = os.lseek(self.file, 0, os.SEEK_CUR)
        try:
            write_all(self.file, as_text(dict(line)).encode())
        except OSError as error:
            error.filename = str(self.path)
            with contextlib.suppress(OSError):
                os.ftruncate(self.file, end)
            self.close()
            raise

    def close(self) -> None:
        if self.file >= 0:
            os.close(self.file)
            self.file = -1

    def discard(self) -> None:
        """A game that could not begin leaves nothing behind."""
        self.close()
        self.forget_secret()
        self.path.unlink(missing_ok=True)

    def forget_secret(self) -> None:
        """It stands in the record now."""
        secret_beside(self.path).unlink(missing_ok=True)


def opened(path: Path, how: int) -> int:
    """The file's number, locked; it is one sitting's alone."""
    try:
        file = os.open(path, os.O_RDWR | how, OWNER_ONLY)
    except FileExistsError:
        raise FileExistsError(f"{path} is there already: choose another name, or resume it") from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(file)
        raise BrokenRecord(f"{path} is being played elsewhere just now") from None
    return file


def write_all(file: int, text: bytes) -> None:
    """All of it, on the disk when this returns: a write may take a part only."""
    while text:
        text = text[os.write(file, text):]
    os.fsync(file)


def keep_names(folder: Path) -> None:
    """That a file is there at all is on the disk too."""
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def keep_secret(path: Path, secret: bytes) -> None:
    """For its owner's eyes only."""
    path.unlink(missing_ok=True)
    file = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY)
    try:
        write_all(file, secret.hex().encode() + b"\n")
    except OSError as error:
        error.filename = str(path)
        raise
    finally:
        os.close(file)


def kept_secret(path: Path) -> bytes:
    """The secret again, for a game that goes on."""
    try:
        return bytes.fromhex(path.read_text(encoding="ascii"))
    except FileNotFoundError:
        raise BrokenRecord(f"the secret of this game should lie in {path}: without it the game can be replayed, but not gone on with") from None
    except (ValueError, OSError):
        raise BrokenRecord(f"{path} does not hold a secret") from None
