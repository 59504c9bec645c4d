import type { GameFolder } from "..";
import Board from "./Board.svelte";
import Drawer from "./Drawer.svelte";

export default { Board, Drawer, drawer: "tall", icon: "die" } satisfies GameFolder;
