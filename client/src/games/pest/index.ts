import type { GameFolder } from "..";
import Board from "./Board.svelte";
import Drawer from "./Drawer.svelte";
import Side from "./Side.svelte";

export default { Board, Drawer, Side, drawer: "slim", icon: "harbour", sideIcon: "any" } satisfies GameFolder;
