import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Planned } from "../wire";
import type { Connection, Trouble } from "./connection.svelte";
import { Planning } from "./planning.svelte";

/** A table that answers a plan as it is told to. */
class FakeTable {
  planned: Planned | null = null;
  asked: string[][] = [];
  steps: Planned["steps"] | null = null;
  trouble: Trouble | null = null;

  say(message: { moves: string[] }): Promise<Trouble | null> {
    this.asked.push(message.moves);
    this.planned = { is: "planned", key: "", steps: this.steps ?? message.moves.map((move) => ({ move })), page: {} as Planned["page"] };
    return Promise.resolve(this.trouble);
  }
}

const option = (move: string, icon = "move") => ({ move, text: "", words: `Do ${move}`, icon });
const at = (table: FakeTable): Planning => new Planning(table as unknown as Connection, "t", 0);

describe("a plan", () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal("localStorage", { getItem: (name: string) => stored.get(name) ?? null, setItem: (name: string, text: string) => stored.set(name, text) });
    vi.stubGlobal("window", globalThis);
  });

  it("is kept through a reload, for this seat alone", async () => {
    const planning = at(new FakeTable());
    planning.add(option("go"));
    planning.add(option("done"));
    expect(at(new FakeTable()).steps.map((step) => step.words)).toEqual(["Do go", "Do done"]);
    expect(new Planning(new FakeTable() as unknown as Connection, "t", 1).isEmpty).toBe(true);
  });

  it("offers the first move that can be made, and strikes out what cannot, with the reason", async () => {
    const table = new FakeTable();
    const planning = at(table);
    planning.add(option("go"));
    table.steps = [{ move: "go", text: "no road", rule: "PE 10.1" }, { move: "done" }];
    planning.add(option("done"));
    planning.add(option("end", "end"));
    await planning.look();
    expect(planning.steps.map((step) => [step.why, step.isBeyond])).toEqual([["no road", false], ["", false], ["", true]]);
    expect(planning.next?.move).toBe("done");
  });

  it("goes on behind what was played, and is spent with the turn", async () => {
    const planning = at(new FakeTable());
    for (const move of ["assist", "go", "done"]) planning.add(option(move));
    planning.played(option("go"));
    expect(planning.steps.map((step) => step.move)).toEqual(["done"]);
    planning.played(option("something else"));
    expect(planning.isEmpty).toBe(false);
    planning.played(option("end", "end"));
    expect(planning.isEmpty).toBe(true);
    expect(at(new FakeTable()).isEmpty).toBe(true);
  });

  it("is not opened where nothing can be planned, and says why", async () => {
    const table = new FakeTable();
    table.trouble = { code: "plan/impossible", text: "Chance comes first.", rule: "" };
    const planning = at(table);
    await planning.open();
    expect(planning.isOpen).toBe(false);
    expect(planning.trouble).toBe("Chance comes first.");
  });

  it("asks once when it is calm, however often others answer, and at once in my turn", () => {
    vi.useFakeTimers();
    const table = new FakeTable();
    const planning = at(table);
    planning.add(option("go"));
    table.asked = [];
    for (let n = 0; n < 20; n++) planning.lookAgain(false);
    expect(table.asked).toEqual([]);
    vi.runAllTimers();
    expect(table.asked).toEqual([["go"]]);
    planning.lookAgain(true);
    expect(table.asked).toEqual([["go"], ["go"]]);
    vi.useRealTimers();
  });
});
