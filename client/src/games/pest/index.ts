import type { GameFolder } from "..";
import Board from "./Board.svelte";
import Drawer from "./Drawer.svelte";
import Side from "./Side.svelte";
import { narrow } from "../../house/narrow.svelte";
import { isOnTheTable } from "./lies";
import { say } from "./words";

/** Nothing in this game is secret: on a phone what one reckons for oneself stands on one's board, and the room of the drawer goes to the map. */
export default { Board, Drawer, Side, drawer: "slim", isBare: () => narrow.is, icon: "harbour", sideIcon: "any", sideName: () => say().grid, isAtSide: (thing) => !isOnTheTable(thing.split(":")[0] ?? ""), talksInLog: true } satisfies GameFolder;
