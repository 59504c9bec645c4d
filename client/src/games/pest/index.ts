import type { GameFolder } from "..";
import Board from "./Board.svelte";
import Drawer from "./Drawer.svelte";
import Side from "./Side.svelte";
import { say } from "./words";

export default { Board, Drawer, Side, drawer: "slim", icon: "harbour", sideIcon: "any", sideName: () => say().houses } satisfies GameFolder;
