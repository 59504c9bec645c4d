"""One engine in one process: says which rows it has, then measures a row whenever it is asked to (a line of "seconds row")."""

import sys
from collections.abc import Callable

Run = Callable[[float], float]


def rows(which: str) -> dict[str, Callable[[], Run]]:
    if which == "ours":
        from ours import OURS

        return OURS
    from peers import PEERS

    return {name: peer.ready for name, peer in PEERS.items()}


def main() -> None:
    known, built = rows(sys.argv[1]), {}
    print("|".join(known), flush=True)
    for line in sys.stdin:
        seconds, row = line.rstrip("\n").split(" ", 1)
        try:
            if row not in built:
                built[row] = known[row]()
            print(built[row](float(seconds)), flush=True)
        except Exception as error:                         # a peer that does not run here must not end the run for the others
            print(f"{type(error).__name__}: {error}".replace("\n", " "), flush=True)


if __name__ == "__main__":
    main()
