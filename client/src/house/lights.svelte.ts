/** One way to move, everywhere: the seat's options light the things they touch; touching narrows; the last one left is sent. */
import type { Option } from "../wire";

export type Lit = "can" | "chosen" | "no" | "";

export class Lights {
  options = $state.raw<readonly Option[]>([]);
  refused = $state.raw<readonly Option[]>([]);
  /** My answer that is held, and may still be changed. */
  held = $state("");
  /** Secrets are seen and touched only while the drawer is open. */
  open = $state(false);
  picked = $state.raw<readonly string[]>([]);
  /** Marked, but not done: it cannot be undone, so it is asked for twice. */
  chosen = $state.raw<Option | null>(null);
  group = $state("");
  why = $state.raw<readonly Option[]>([]);
  send: (option: Option) => void = () => {};

  /** Something else is asked. */
  ask(options: readonly Option[], refused: readonly Option[], held: string): void {
    this.options = options;
    this.refused = refused;
    this.held = held;
    this.clear();
  }

  clear(): void {
    this.picked = [];
    this.chosen = null;
    this.group = "";
    this.why = [];
  }

  /** What may be chosen now: what is secret only while the drawer is open. */
  get shown(): readonly Option[] {
    return this.options.filter((option) => this.open || !option.secret);
  }

  get left(): readonly Option[] {
    return this.shown.filter((option) => this.picked.every((thing) => touches(option, thing)));
  }

  /** What is meant if nothing more is touched. */
  get exact(): Option | null {
    if (this.chosen) return this.chosen;
    if (!this.picked.length) return null;
    return this.left.find((option) => things(option).length === this.picked.length) ?? null;
  }

  lit(thing: string): Lit {
    if (this.picked.includes(thing) || (this.chosen && touches(this.chosen, thing))) return "chosen";
    const held = this.held && this.options.find((option) => option.move === this.held && touches(option, thing));
    if (held && (this.open || !held.secret)) return "chosen";
    if (this.left.some((option) => touches(option, thing))) return "can";
    return this.#greyed(thing).length ? "no" : "";
  }

  pick(thing: string): void {
    this.why = [];
    this.chosen = null;
    if (this.picked.includes(thing)) {
      this.picked = this.picked.filter((other) => other !== thing);
      return;
    }
    const found = this.left.filter((option) => touches(option, thing));
    if (found.length === 1 && found[0]) this.press(found[0]);
    else if (found.length) this.picked = [...this.picked, thing];
    else this.why = this.#greyed(thing);
  }

  /** A key of the list, or the last one left on the board. */
  press(option: Option): void {
    this.why = [];
    if (option.final && this.chosen?.move !== option.move) this.chosen = option;
    else this.do(option);
  }

  do(option: Option): void {
    this.clear();
    this.send(option);
  }

  #greyed(thing: string): readonly Option[] {
    return this.refused.filter((option) => touches(option, thing) && (this.open || !option.secret));
  }
}

const things = (option: Option): readonly string[] => option.things ?? [];
const touches = (option: Option, thing: string): boolean => things(option).includes(thing);

/** The page shows one table at a time. */
export const lights = new Lights();

export function lit(thing: string): Lit {
  return lights.lit(thing);
}
