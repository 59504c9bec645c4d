/** The games' own pieces, each fetched when its table is opened. */
import type { Component } from "svelte";
import type { Connection } from "../house/connection.svelte";
import type { Row, TableCard } from "../wire";

/** What a game draws itself. The frame does the rest. */
export interface GameFolder {
  Board: Component<BoardProps>;
  Drawer: Component<DrawerProps>;
  /** In place of the list of seats. */
  Side?: Component<BoardProps>;
  /** What is asked of the others and offered to them, below who they are; Talk then keeps to claims. */
  Ask?: Component<{ connection: Connection }>;
  /** How tall the drawer is: the same whatever it holds. */
  drawer: "tall" | "low" | "slim";
  /** Nothing lies in it, as all know: then a phone has better use for its room. */
  isBare?: (yours: any) => boolean;
  /** The icon of the board's tab on a phone, and of the side's. */
  icon: string;
  sideIcon?: string;
  /** What the side's tab says on a phone, if not "Seats". */
  sideName?: () => string;
  /** Whether a thing lies at the side, not on the board: on a phone both tabs say how much is lit there. */
  isAtSide?: (thing: string) => boolean;
  /** On a phone talk stands under the log: one tab less. */
  talksInLog?: boolean;
  /** Its rules call an Action a Claim: what may be said are phrases here. */
  hasClaims?: boolean;
}

// A game narrows these to its own types; the frame passes on what the game's Python made.
export interface BoardProps {
  board: any;
  rows: readonly Row[];
  seat: number | null;
  yours: any;
  /** The table as all can see it: who is here, who is a bot. Not in a replay. */
  card?: TableCard;
}

export interface DrawerProps {
  yours: any;
  seat: number;
}

const folders: Record<string, () => Promise<{ default: GameFolder }>> = {
  infected: () => import("./infected"),
  bristol: () => import("./bristol"),
  pints: () => import("./pints"),
  pathologic: () => import("./pathologic"),
  pest: () => import("./pest"),
};

export async function folderOf(game: string): Promise<GameFolder> {
  const find = folders[game];
  if (!find) throw new Error(`no drawings for ${game}`);
  return (await find()).default;
}
