/** The list of moves: long lists are folded by what one does, and a key opens the fold. */
import { END } from "../house/lights.svelte";
import type { Option } from "../wire";

export const MANY = 9;
/** So many answers stand in a window below the board of a phone. */
export const DOCKED = 4;

export type Entry = { is: "move"; option: Option } | { is: "fold"; group: string; icon: string; options: readonly Option[] };

/** What stands in the list, in its order; inside a fold, its moves alone. */
export function entries(options: readonly Option[], group: string, many = MANY): Entry[] {
  if (group) return options.filter((option) => option.group === group).map(asMove);
  if (options.length <= many) return options.map(asMove);
  const found: Entry[] = [];
  const folds = new Map<string, Option[]>();
  for (const option of options) folds.set(option.group ?? "", [...(folds.get(option.group ?? "") ?? []), option]);
  for (const option of options) {
    const together = folds.get(option.group ?? "") ?? [];
    if (!option.group || together.length < 3 || folds.size === 1) found.push(asMove(option));
    else if (together[0] === option) found.push({ is: "fold", group: option.group, icon: option.icon ?? "", options: together });
  }
  return found;
}

export interface Keys {
  shown: Entry[];
  /** How many have no key. */
  others: number;
  ending: Entry[];
}

/** What has a key where there is room for so many, one of which says how many have none; what ends the turn always has its own, the last. */
export function inKeys(list: readonly Entry[], room: number): Keys {
  if (list.length <= room) return { shown: [...list], others: 0, ending: [] };
  const ending = list.slice(-1).filter((entry) => entry.is === "move" && entry.option.icon === END);
  const shown = list.slice(0, room - 1 - ending.length);
  return { shown, others: list.length - shown.length - ending.length, ending };
}

function asMove(option: Option): Entry {
  return { is: "move", option };
}

/** Greyed moves with the same reason stand together. */
export interface Greyed {
  words: string;
  icon: string;
  text: string;
  rule: string;
}

export function greyed(refused: readonly Option[]): Greyed[] {
  const found = new Map<string, Greyed>();
  for (const option of refused) {
    const reason = `${option.group || option.words} ${option.text}`;
    const same = found.get(reason);
    if (same) same.words = option.group || same.words;
    else found.set(reason, { words: option.words ?? "", icon: option.icon ?? "", text: option.text, rule: option.rule ?? "" });
  }
  return [...found.values()];
}

/** What is told of a move beside its name: what the name says already is not said twice. */
export function beside({ words = "", text = "" }: Option): string {
  const [, head = "", rest = ""] = /^([^:;,]+)[:;,] (.+)$/.exec(text) ?? [];
  return head && words.toLowerCase().includes(head.toLowerCase()) ? rest : text;
}
