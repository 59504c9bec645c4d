import type { GameFolder } from "..";
import Ask from "./Ask.svelte";
import Board from "./Board.svelte";
import Drawer from "./Drawer.svelte";

export default { Ask, Board, Drawer, drawer: "slim", icon: "stool" } satisfies GameFolder;
