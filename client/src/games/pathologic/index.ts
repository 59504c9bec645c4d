import type { GameFolder } from "..";
import Board from "./Board.svelte";
import Drawer from "./Drawer.svelte";
import Side from "./Side.svelte";

export default { Board, Drawer, Side, drawer: "tall", icon: "steppe", hasClaims: true } satisfies GameFolder;
