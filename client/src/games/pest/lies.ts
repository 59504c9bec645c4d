/** What lies where: on one of the boards in the middle, or else on a player board. */
export type View = "map" | "market" | "capital" | "decrees" | "boards" | "score";
export const VIEWS: readonly View[] = ["map", "market", "capital", "decrees", "boards", "score"];

/** By the first word of a thing's name. */
const LIES: Record<string, View> = { place: "map", technology: "market", market: "market", token: "capital", work: "capital" };

export const viewOf = (thing: string): View | undefined => LIES[thing.split(":")[0] ?? ""];
export const isOnTheTable = (kind: string): boolean => kind in LIES;
