import { lights } from "../../house/lights.svelte";
import type { Option } from "../../wire";
import type { Place, Plot } from "./board";

/** What lies where: on one of the boards in the middle, or else on a player board. */
export type View = "map" | "market" | "capital" | "decrees" | "boards" | "score";
export const VIEWS: readonly View[] = ["map", "market", "capital", "decrees", "boards", "score"];

/** By the first word of a thing's name. */
const LIES: Record<string, View> = { place: "map", technology: "market", market: "market", token: "capital", work: "capital" };

export const viewOf = (thing: string): View | undefined => LIES[thing.split(":")[0] ?? ""];
export const isOnTheTable = (kind: string): boolean => kind in LIES;
export const views = (options: readonly Option[]): Set<View | undefined> => new Set(options.flatMap((option) => option.things ?? []).map(viewOf));

const ASKED = ["map", "market", "capital"] as const;
/** What to show: where something is lit, or else would be if nothing had been touched, or else where nothing is allowed and the reasons are. */
export function viewFor(lit: Set<View | undefined>, offered: Set<View | undefined>, refused: Set<View | undefined>): View {
  return ASKED.find((name) => lit.has(name)) ?? ASKED.find((name) => offered.has(name)) ?? (refused.has("market") ? "market" : "map");
}

const isLit = (thing: string): boolean => ["can", "chosen"].includes(lights.lit(thing));
/** What a touch of a place means: the building that one has there, while its slot on the player board is lit and the place is not. */
export function standsFor(place: Place, plots: readonly Plot[]): string {
  const building = plots.find((plot) => plot.place === place.name && isLit(plot.thing));
  return building && !isLit(place.thing) ? building.thing : place.thing;
}
