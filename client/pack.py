"""Packs the built page: each file once more beside itself, compressed as tightly as gzip can be (NAME.gz), which takes seconds instead of the server's moment.

usage: python client/pack.py FOLDER
"""

import sys
from pathlib import Path

from zopfli.gzip import compress

PACKED = {".woff2", ".png", ".gz"}          # compressed already


def main(folder: Path) -> None:
    for path in sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix not in PACKED):
        small = compress(path.read_bytes())
        if len(small) < path.stat().st_size:
            path.with_name(f"{path.name}.gz").write_bytes(small)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
