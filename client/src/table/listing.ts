/** The list of moves: of a long list the largest groups are folded by what one does, and a key opens the fold. */
import { END } from "../house/lights.svelte";
import type { Option } from "../wire";

export const MANY = 7;
/** So many at most stand there before also what is asked for is folded: as many as there are number keys. */
export const MOST = 9;
/** Fewer of a kind are not worth a fold. */
const WORTH_FOLDING = 3;
/** So many answers stand in a window below the board of a phone. */
export const DOCKED = 4;

export type Entry = { is: "move"; option: Option } | { is: "fold"; group: string; icon: string; options: readonly Option[] };

/** What stands in the list, in its order; inside a fold, its moves alone. */
export function entries(options: readonly Option[], group: string, room?: number): Entry[] {
  if (group) return options.filter((option) => option.group === group).map(asMove);
  const folds = folded(options, room ?? MANY, room ?? MOST);
  return options.flatMap((option): Entry[] => {
    const together = folds.get(option.group ?? "");
    if (!together) return [asMove(option)];
    return together[0] === option ? [{ is: "fold", group: option.group ?? "", icon: option.icon ?? "", options: together }] : [];
  });
}

/** The largest groups, until the rest has room. What is asked for stands first, and together, and is folded last. */
function folded(options: readonly Option[], many: number, most: number): Map<string, Option[]> {
  const groups = new Map<string, Option[]>();
  for (const option of options) groups.set(option.group ?? "", [...(groups.get(option.group ?? "") ?? []), option]);
  const large = [...groups].filter(([group, together]) => group && groups.size > 1 && together.length >= WORTH_FOLDING);
  const isAsked = (together: readonly Option[]): boolean => together.every((option, at) => options[at] === option);
  const inTurn = large.sort(([, one], [, other]) => Number(isAsked(one)) - Number(isAsked(other)) || other.length - one.length);
  const folds = new Map<string, Option[]>();
  let left = options.length;
  for (const [group, together] of inTurn) {
    if (left <= (isAsked(together) ? most : many)) break;
    folds.set(group, together);
    left -= together.length - 1;
  }
  return folds;
}

export interface Keys {
  shown: Entry[];
  /** What has none. */
  rest: Entry[];
  ending: Entry[];
}

/** What has a key where there is room for so many, one of which stands for those that have none; what ends the turn, or declines, always has its own, the last. */
export function inKeys(list: readonly Entry[], room: number): Keys {
  const ending = last(list);
  const shown = list.slice(0, (list.length <= room ? list.length : room - 1) - ending.length);
  return { shown, rest: list.slice(shown.length, list.length - ending.length), ending };
}

/** What ends the turn or, where others touch something, declines: it stands last. */
function last(list: readonly Entry[]): Entry[] {
  return list.slice(-1).filter((entry) => entry.is === "move" && (entry.option.icon === END || (!touches(entry) && list.some(touches))));
}

/** The same of moves that are not laid out in a list. */
export function ender(options: readonly Option[]): Option | undefined {
  const [entry] = last(entries(options, ""));
  return entry?.is === "move" ? entry.option : undefined;
}

/** On the keyboard the first ten have numbers; what ends or declines has a letter, so that no number struck once too often does that.
 *  Where the board numbers what may be touched, such as rows, those are the keys, and all else has letters: key 3 is row 3 or nothing.
 *  Where it counts beyond nine, as districts do, all have letters. */
export const ENDS = "E";
const NUMBERS = "1234567890";
/** Those that do nothing else on the page. */
export const LETTERS = "ABCFGHIJKMOQSTVXYZ";
export function struck(known: readonly Option[], ...lists: (readonly Entry[])[]): Map<Entry, string> {
  const ends = lists.flatMap(last);
  const others = lists.flat().filter((entry) => !ends.includes(entry));
  const kinds = numbered(known);
  const own = new Map<Entry, string>();
  for (const entry of others) {
    const [kind = "", number = ""] = entry.is === "move" ? ownNumber(entry.option) : [];
    if (kinds.get(kind) && ![...own.values()].includes(number)) own.set(entry, number);
  }
  const isNumbered = others.some((entry) => entry.is === "move" && kinds.has(ownNumber(entry.option)[0] ?? ""));
  const free = isNumbered ? LETTERS : NUMBERS;
  const rest = others.filter((entry) => !own.has(entry)).slice(0, free.length).map((entry, at) => [entry, free[at] ?? ""] as const);
  return new Map([...own, ...rest, ...ends.slice(0, 1).map((entry) => [entry, ENDS] as const)]);
}

/** The number that its words say, if the board calls one of its things so: the kind of thing, and the number. */
function ownNumber({ words = "", things = [] }: Option): string[] {
  const [number, another] = words.match(/\d+/g) ?? [];
  const thing = number && !another ? things.find((one) => one.split(":")[1] === number && !one.split(":")[2]) : undefined;
  return thing && number ? [thing.split(":")[0] ?? "", number] : [];
}

/** Kinds of things that have numbers, and whether those are keys: each must have room, and no move name two of a kind, as two dice. A price that happens to be a thing's is none. */
function numbered(known: readonly Option[]): Map<string, boolean> {
  const found = new Map<string, Set<string>>();
  for (const [kind, number] of known.map(ownNumber)) if (kind && number) found.set(kind, (found.get(kind) ?? new Set()).add(number));
  return new Map([...found].filter(([, numbers]) => numbers.size > 1).map(([kind, numbers]) => [kind, !known.some((option) => ofKind(option, kind) > 1) && [...numbers].every((number) => number.length === 1)]));
}

const ofKind = ({ things = [] }: Option, kind: string): number => things.filter((thing) => thing.startsWith(`${kind}:`)).length;

function touches(entry: Entry): boolean {
  return (entry.is === "fold" ? entry.options : [entry.option]).some((option) => !!option.things?.length);
}

export const said = (entry: Entry): string => (entry.is === "fold" ? entry.group : (entry.option.words ?? ""));

/** The same of a list. One that has no key takes none from the others. What ends keeps its corner beside an open group and what was touched, too. */
export function asKeys(options: readonly Option[], group: string, room: number, all: readonly Option[] = options): Keys & { many: number } {
  const list = entries(options, group, room);
  const ending = last(entries(all, "")).filter((end) => end.is === "move" && !list.some((entry) => entry.is === "move" && entry.option === end.option));
  return { ...inKeys([...list, ...ending], room), many: list.length + ending.length };
}

function asMove(option: Option): Entry {
  return { is: "move", option };
}

/** Greyed moves of a group with the same reason stand together. */
export interface Greyed {
  words: string;
  /** So many others of its group are refused for the same reason. */
  more: number;
  icon: string;
  text: string;
  rule: string;
}

/** The group's name stands for all of it, if none of it is offered and the reason holds for all; else one is named. What is refused whole stands first. */
export function greyed(refused: readonly Option[], offered: readonly Option[] = []): Greyed[] {
  const open = new Set(offered.map((option) => option.group || ""));
  const found = new Map<string, Option[]>();
  for (const option of refused) {
    const reason = `${option.group || option.words} ${option.text}`;
    found.set(reason, [...(found.get(reason) ?? []), option]);
  }
  const isOpen = ({ group }: Option): boolean => !!group && open.has(group);
  const isWhole = (together: readonly Option[]): boolean => together.length > 1 && !isOpen(together[0]!) && refused.filter((option) => option.group === together[0]?.group).length === together.length;
  return [...found.values()]
    .sort(([one], [other]) => Number(isOpen(one!)) - Number(isOpen(other!)))
    .map((together) => ({
      words: (isWhole(together) ? together[0]?.group : together[0]?.words) ?? "", more: isWhole(together) ? 0 : together.length - 1,
      icon: together[0]?.icon ?? "", text: together[0]?.text ?? "", rule: together[0]?.rule ?? "",
    }));
}

/** What is told of a move beside its name: what the name says already is not said twice. */
export function beside({ words = "", text = "" }: Partial<Option>): string {
  const [, head = "", rest = ""] = /^([^:;]+)[:;] (.+)$/.exec(text) ?? [];
  return head && words.toLowerCase().includes(head.replace(/ \([^)]*\)/g, "").toLowerCase()) ? beside({ words, text: rest }) : text;
}

/** The same as a sentence behind the name. */
export function behind(option: Partial<Option>): string {
  return beside(option).replace(/\.?$/, ".");
}
