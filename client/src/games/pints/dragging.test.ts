import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lights } from "../../house/lights.svelte";
import type { Option } from "../../wire";
import { hand } from "./dragging.svelte";

const place = (die: string, square: string): Option => ({ move: `${die} ${square}`, words: "", text: "", things: [`die:${die}`, `square:${square}`] }) as unknown as Option;
let sent: string[];

beforeEach(() => {
  sent = [];
  lights.send = (option) => sent.push(option.move);
  lights.ask([place("bat", "2-1"), place("bat", "2-2"), place("bow", "2-4")], [], "");
});
afterEach(() => lights.ask([], [], ""));

const drag = (die: string, onto: string): void => {
  hand.lift(`die:${die}`, die);
  hand.carry(10, 10, onto);
  hand.drop();
};

describe("a die that is dragged", () => {
  it("is placed on a square that is lit for it", () => {
    drag("bat", "square:2-2");
    expect(sent).toEqual(["bat 2-2"]);
  });

  it("lights its squares and no others while it is in the hand", () => {
    hand.lift("die:bat", "bat");
    expect(["square:2-1", "square:2-2", "square:2-4"].map((square) => lights.lit(square))).toEqual(["can", "can", ""]);
    hand.drop();
  });

  it("is put back where nothing takes it", () => {
    drag("bat", "square:2-4");
    drag("bat", "");
    expect([sent, lights.picked, hand.thing]).toEqual([[], [], ""]);
  });

  it("that has one place only is not sent by lifting it", () => {
    hand.lift("die:bow", "bow");
    expect(sent).toEqual([]);
    expect(["square:2-1", "square:2-4"].map((square) => hand.takes(square))).toEqual(["", "can"]);
    hand.carry(1, 1, "square:2-4");
    expect(hand.over).toBe("square:2-4");
    hand.drop();
    expect(sent).toEqual(["bow 2-4"]);
  });

  it("can be lifted only while it may be placed", () => {
    expect(Object.keys(hand.lifts("die:bat", "bat"))).toContain("onpointerdown");
    expect(hand.lifts("die:dart", "dart")).toEqual({});
  });
});
