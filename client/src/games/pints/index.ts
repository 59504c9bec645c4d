import type { GameFolder } from "..";
import Board from "./Board.svelte";
import Drawer from "./Drawer.svelte";

export default { Board, Drawer, drawer: "slim", icon: "stool" } satisfies GameFolder;
