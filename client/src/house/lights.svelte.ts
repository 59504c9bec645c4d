/** One way to move, everywhere: the seat's options light the things they touch; touching narrows; the last one left is sent, once all of it is touched. */
import { HOLD, type Means } from "./holding";
import type { Change, Option } from "../wire";

export type Lit = "can" | "chosen" | "no" | "";

/** What ends a turn stands last, so that no other key moves when it comes or goes. */
export const END = "end";

export class Lights {
  options = $state.raw<readonly Option[]>([]);
  refused = $state.raw<readonly Option[]>([]);
  /** My answer that is held, and may still be changed. */
  held = $state("");
  /** Secrets are seen and touched only while the drawer is open. */
  open = $state(false);
  /** What I have changed in this turn and may still take back, or what my plan would change: drawn dotted. */
  done = $state.raw<readonly Change[]>([]);
  /** The board still lies as it lay before: until it is told what happened since, nothing is lit. */
  waits = $state(false);
  /** All others have answered what was asked of several at once: my answer opens all of them, and cannot be changed. */
  isLast = $state(false);
  /** What was touched last, as it explains itself. */
  about = $state("");
  send: (option: Option) => void = () => {};

  /** A key was pressed, and what comes of it is still to be seen. */
  #isLed = false;
  #touched = $state.raw<readonly string[]>([]);
  #marked = $state.raw<Option | null>(null);
  /** The thing whose touch marked it; "" if a key of the list did. */
  #markedBy = $state("");
  /** What the list belonged to when one of its keys chose all parts of a move: it stays as it is under the finger. */
  #listedFor = $state.raw<readonly string[] | null>(null);
  #since = 0;
  #unfolded = $state("");
  /** On the board nothing but what is in it is lit. */
  #isAlone = $state(false);
  #pointed = $state.raw<Option | null>(null);
  #reasons = $state.raw<readonly Option[]>([]);
  #stray = $state(false);

  /** What may be chosen now: what is secret only while the drawer is open. */
  shown: readonly Option[] = $derived(this.options.filter((option) => this.#isSeen(option)));
  /** What was touched; what only a secret fits vanishes with the drawer. */
  picked: readonly string[] = $derived(this.shown.some((option) => touchesAll(option, this.#touched)) ? this.#touched : []);
  left: readonly Option[] = $derived(this.shown.filter((option) => touchesAll(option, this.picked) && this.#isUnfolded(option)));

  /** Something else is asked. What the key has said that led here is answered by it; who comes here otherwise, by Undo say, is asked. */
  ask(options: readonly Option[], refused: readonly Option[], held: string): void {
    const isLed = this.#isLed;
    this.options = [...options.filter((option) => option.icon !== END), ...options.filter((option) => option.icon === END)];
    this.refused = refused;
    this.held = held;
    this.clear();
    const named = options.find((option) => option.named);
    if (isLed && named) this.do(named);
    else this.#isLed = isLed && !options.length;
  }

  clear(): void {
    this.#isLed = false;
    this.#touched = [];
    this.#marked = null;
    this.#listedFor = null;
    this.#pointed = null;
    this.group = "";
    this.#reasons = [];
    this.#stray = false;
  }

  /** A key is under the pointer or has the focus; nothing is. */
  point(option: Option | null): void {
    this.#pointed = option;
  }

  /** The move whose outcome is drawn dotted: the one pointed at, or the one that is meant. */
  get foreseen(): Option | null {
    return this.#pointed && this.left.includes(this.#pointed) ? this.#pointed : this.exact;
  }

  /** Marked, but not done: it cannot be undone, so it is asked for twice; or only a part of it was touched. */
  get chosen(): Option | null {
    return this.#marked && this.#isSeen(this.#marked) ? this.#marked : null;
  }

  /** What was touched and is not allowed. */
  get why(): readonly Option[] {
    return this.#reasons.filter((option) => this.#isSeen(option));
  }

  /** What was touched goes with nothing that was touched before, not even in a move that is not allowed. */
  get isStray(): boolean {
    return this.#stray;
  }

  /** What was touched, with the thing that marked a move by it; not what a key of the list has chosen. */
  get touched(): readonly string[] {
    if (this.chosen && this.#listedFor) return this.#listedFor;
    return this.chosen && this.#markedBy ? [...this.picked, this.#markedBy] : this.picked;
  }

  /** What stands in the list, and has its number keys: what fits all that was touched, be it one move. */
  get listed(): readonly Option[] {
    return this.shown.filter((option) => touchesAll(option, this.touched) && this.#isUnfolded(option));
  }

  /** Something was touched, marked or opened: one may go back from there. */
  get isNarrowed(): boolean {
    return this.picked.length > 0 || this.group !== "" || this.chosen !== null;
  }

  /** The fold of the list that is open. */
  get group(): string {
    return this.shown.some((option) => option.group === this.#unfolded) ? this.#unfolded : "";
  }

  set group(group: string) {
    this.#unfolded = group;
    this.#isAlone = false;
  }

  /** A fold is opened: of all that is lit, what is in it stays so. */
  unfold(group: string): void {
    this.group = group;
    this.#isAlone = true;
  }

  /** What is meant if nothing more is touched; of several that touch the same things, none. */
  get exact(): Option | null {
    if (this.chosen) return this.chosen;
    if (!this.picked.length) return null;
    const [one, another] = this.left.filter((option) => things(option).length === this.picked.length);
    return one && !another ? one : null;
  }

  lit(thing: string): Lit {
    if (this.#isPart(thing)) return this.picked.includes(thing) || (!this.picked.length && this.#isOfHeld(thing)) ? "chosen" : "can";
    if (this.picked.includes(thing) || (this.chosen && touches(this.chosen, thing))) return "chosen";
    if (this.#isOfHeld(thing)) return "chosen";
    if (this.left.some((option) => touches(option, thing))) return "can";
    return this.greyed(thing).length ? "no" : "";
  }

  /** What a touch of it means: what it lies in, if that is lit and it is not; once something is touched, also if it is greyed. */
  meant(thing: string, within: string): string {
    const [own, ground] = [this.lit(thing), this.lit(within)];
    const yields = !own || (own === "no" && this.picked.length > 0);
    return yields && (ground === "can" || ground === "chosen") ? within : thing;
  }

  pick(thing: string, by: Means = "finger", about = ""): void {
    this.about = this.touched.includes(thing) ? "" : about;
    if (this.#isPart(thing)) return this.#pickPart(thing);
    const found = this.#isRestOf(this.chosen, thing) ? [this.chosen] : this.left.filter((option) => touches(option, thing));
    const isAgain = this.picked.includes(thing);
    if (found.length === 1 && found[0] && !isAgain) return this.#touchLast(found[0], thing, by);
    this.#marked = null;
    const refused = found.length ? [] : this.greyed(thing);
    this.#stray = !found.length && this.picked.length > 0 && !refused.some((option) => touchesAll(option, this.picked));
    this.#reasons = this.#stray ? [] : refused;
    if (isAgain) this.#touched = this.picked.filter((other) => other !== thing);
    else if (found.length) this.#touched = [...this.picked, thing];
  }

  /** The one move that a touch of it sends at once: all that the move touches is touched by then. */
  sends(thing: string): Option | null {
    const [only, another] = this.left.filter((option) => touches(option, thing));
    return only && !another && !asksTwice(only) && !only.twice && !this.picked.includes(thing) && this.#isWhole(only, thing) ? only : null;
  }

  /** A key of the list, or all of a move on the board. */
  press(option: Option, by: Means = "finger"): void {
    this.#reasons = [];
    this.#stray = false;
    if (option.twice && this.chosen?.move !== option.move) this.#chooseInList(option);
    else if (this.#isMeant(option, by)) this.do(option);
    else this.#mark(option);
  }

  /** The key that stands for what is meant: what is made by holding is not made by a finger's short press. */
  confirm(option: Option, by: Means): void {
    if (option.hold && by === "finger") this.press(option, by);
    else this.do(option);
  }

  /** Held long enough: it is done if it is marked, or if its game wants it held; else marked, for who holds it may want to know what it is. */
  hold(option: Option): void {
    if (this.chosen ? this.chosen.move !== option.move : !option.hold) this.press(option);
    else this.do(option);
  }

  do(option: Option): void {
    this.clear();
    this.#isLed = true;
    this.send(option);
  }

  /** What touches it and is not allowed, each with its reason; what also touches all that was touched before, if there is such. */
  greyed(thing: string): readonly Option[] {
    const found = this.refused.filter((option) => touches(option, thing) && this.#isSeen(option));
    const meant = found.filter((option) => touchesAll(option, this.picked));
    return meant.length ? meant : found;
  }

  /** The last one left: while more of it could be touched, the touch only chooses, and marks it. */
  #touchLast(option: Option, thing: string, by: Means): void {
    if (option.group !== this.group) this.group = "";
    if (this.#isWhole(option, thing) || this.chosen?.move === option.move) this.press(option, by);
    else this.#mark(option);
    this.#markedBy = thing;
  }

  /** It belongs to moves that only their own key sends. */
  #isPart(thing: string): boolean {
    return this.shown.some((option) => option.twice && touches(option, thing));
  }

  /** Another of its kind gives way; touched again it is not meant. */
  #pickPart(thing: string): void {
    const others = this.picked.filter((other) => kind(other) !== kind(thing));
    const wanted = this.picked.includes(thing) ? others : [...others, thing];
    this.#choose(this.shown.some((option) => touchesAll(option, wanted)) ? wanted : [thing]);
  }

  /** All that is chosen now; what is whole by it is marked. */
  #choose(parts: readonly string[]): void {
    this.clear();
    this.#touched = parts;
    this.#marked = this.exact;
    this.#markedBy = "";
  }

  #chooseInList(option: Option): void {
    const [touched, group, isAlone] = [this.touched, this.group, this.#isAlone];
    this.#choose(things(option));
    [this.#listedFor, this.#unfolded, this.#isAlone] = [touched, group, isAlone];
  }

  #mark(option: Option): void {
    this.#reasons = [];
    this.#stray = false;
    if (this.chosen?.move !== option.move) {
      this.#since = Date.now();
      this.#markedBy = "";
    }
    this.#marked = option;
  }

  /** The rest of what was touched in part; what cannot be undone is not done by that. */
  #isRestOf(option: Option | null, thing: string): option is Option {
    return !!option && !asksTwice(option) && touches(option, thing);
  }

  #isWhole(option: Option, thing: string): boolean {
    return things(option).every((one) => one === thing || this.picked.includes(one));
  }

  /** It needs no mark, or has one. What is made by holding wants two presses of a key, apart: a key struck twice by accident makes it no more than a finger does. */
  #isMeant(option: Option, by: Means): boolean {
    if (!asksTwice(option)) return true;
    return this.chosen?.move === option.move && (!option.hold || (by === "key" && Date.now() - this.#since >= HOLD));
  }

  #isOfHeld(thing: string): boolean {
    return this.options.some((option) => option.move === this.held && touches(option, thing) && this.#isSeen(option));
  }

  #isUnfolded(option: Option): boolean {
    return !this.#isAlone || !this.group || option.group === this.group;
  }

  #isSeen(option: Option): boolean {
    return this.open || !option.secret;
  }
}

/** It cannot be undone. */
export const isSealed = (option: Option): boolean => !!(option.final || lights.isLast);
/** It is marked first, and done when it is held: it cannot be undone, and then pressed again will do; or its game wants it held. */
export const asksTwice = (option: Option): boolean => isSealed(option) || !!option.hold;

const things = (option: Option): readonly string[] => option.things ?? [];
const kind = (thing: string): string => thing.split(":")[0] ?? "";
const touches = (option: Option, thing: string): boolean => things(option).includes(thing);
const touchesAll = (option: Option, all: readonly string[]): boolean => all.every((thing) => touches(option, thing));

/** The page shows one table at a time. */
export const lights = new Lights();

export function lit(thing: string): Lit {
  return lights.lit(thing);
}
