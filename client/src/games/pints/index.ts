import type { GameFolder } from "..";
import type { Yours } from "./board";
import Ask from "./Ask.svelte";
import Board from "./Board.svelte";
import Drawer from "./Drawer.svelte";

export default { Ask, Board, Drawer, drawer: "slim", isBare: (yours: Yours) => !yours.cards.length, icon: "stool" } satisfies GameFolder;
