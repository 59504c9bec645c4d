import Board from "./Board.svelte";
import Drawer from "./Drawer.svelte";
import type { GameFolder } from "..";

export default { Board, Drawer, drawer: "tall", icon: "infection" } satisfies GameFolder;
