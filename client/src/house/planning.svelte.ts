/** My next turn, planned while others play: a list of moves that this browser keeps. The server says what would come of them; none is played by itself. */
import type { Option, Planned } from "../wire";
import type { Connection } from "./connection.svelte";
import { kept, type KeptStep } from "./kept.svelte";
import { END } from "./lights.svelte";

/** Others may answer many times a second. */
const CALM = 500;

export interface Step extends KeptStep {
  /** Why it cannot be made any more. */
  why: string;
  rule: string;
  /** After what only chance can tell. */
  isBeyond: boolean;
}

export class Planning {
  isOpen = $state(false);
  trouble = $state("");
  #kept = $state.raw<readonly KeptStep[]>([]);
  /** The moves that the last word of the server is about. */
  #asked = $state.raw<readonly KeptStep[]>([]);
  #timer = 0;

  constructor(
    readonly connection: Connection,
    readonly table: string,
    readonly seat: number,
  ) {
    this.#kept = kept.planAt(table, seat);
  }

  get isEmpty(): boolean {
    return !this.#kept.length;
  }

  /** What would come of the plan, once that is known. */
  get outlook(): Planned | null {
    return this.#asked === this.#kept ? this.connection.planned : null;
  }

  get steps(): readonly Step[] {
    const judged = this.outlook?.steps;
    return this.#kept.map((step, at) => ({ ...step, why: judged?.[at]?.text ?? "", rule: judged?.[at]?.rule ?? "", isBeyond: judged !== undefined && at >= judged.length }));
  }

  /** The first that can be made now. */
  get next(): Step | null {
    return this.outlook ? (this.steps.find((step) => !step.why && !step.isBeyond) ?? null) : null;
  }

  async open(): Promise<void> {
    await this.look();
    this.isOpen = !this.trouble;
  }

  close(): void {
    this.isOpen = false;
  }

  add(option: Option): void {
    this.#become([...this.#kept, { move: option.move, words: option.words ?? option.text, icon: option.icon ?? "" }]);
  }

  /** Without a number the last one. */
  drop(at = this.#kept.length - 1): void {
    this.#become(this.#kept.filter((_, other) => other !== at));
  }

  clear(): void {
    this.#become([]);
  }

  /** It was done: what stood before it in the plan is passed over. With the end of the turn the plan is spent. */
  played(option: Pick<Option, "move" | "icon">): void {
    const at = this.#kept.findIndex((step) => step.move === option.move);
    if (option.icon === END) this.#become([]);
    else if (at >= 0) this.#become(this.#kept.slice(at + 1));
  }

  /** Something else is asked: at once in my turn, and when it is calm while others play. */
  lookAgain(isMine: boolean): void {
    clearTimeout(this.#timer);
    if (isMine) this.isOpen = false;
    if (this.isEmpty && !this.isOpen) return;
    if (isMine) void this.look();
    else this.#timer = window.setTimeout(() => void this.look(), CALM);
  }

  async look(): Promise<void> {
    const asked = this.#kept;
    const refused = await this.connection.say({ is: "plan", moves: asked.map((step) => step.move) });
    if (asked !== this.#kept) return;
    this.trouble = refused?.text ?? "";
    this.#asked = refused ? [] : asked;
    if (refused) this.isOpen = false;
  }

  #become(steps: readonly KeptStep[]): void {
    this.#kept = steps;
    kept.plan(this.table, this.seat, steps);
    if (steps.length || this.isOpen) void this.look();
  }
}
