import type { GameFolder } from "..";
import Board from "./Board.svelte";
import Drawer from "./Drawer.svelte";
import Side from "./Side.svelte";
import { isOnTheTable } from "./lies";
import { say } from "./words";

export default { Board, Drawer, Side, drawer: "slim", icon: "harbour", sideIcon: "any", sideName: () => say().grid, isAtSide: (thing) => !isOnTheTable(thing.split(":")[0] ?? ""), talksInLog: true } satisfies GameFolder;
