import { expect, test } from "vitest";
import type { Option } from "../wire";
import { asKeys, behind, beside, entries, greyed, inKeys, MANY, struck, type Entry } from "./listing";

/** "push 4" are four moves of the group push; "- 2" two of no group. */
function moves(picture: string): Option[] {
  return picture.split(", ").flatMap((part) => {
    const [group = "", many = "1"] = part.split(" ");
    return Array.from({ length: Number(many) }, (_, at) => ({ move: `${group} ${at + 1}`, text: "", words: `${group} ${at + 1}`, icon: group, ...(group === "-" ? {} : { group }) }));
  });
}

const shown = (list: Entry[]): string[] => list.map((entry) => (entry.is === "fold" ? `${entry.group}… (${entry.options.length})` : entry.option.move));

test("a short list stands as it is", () => {
  expect(moves("push 4, dash 3")).toHaveLength(MANY);
  expect(shown(entries(moves("push 4, dash 3"), ""))).toHaveLength(MANY);
});

test("a long list is folded by what one does, at the place of the first", () => {
  expect(shown(entries(moves("- 1, push 5, dash 6, stay"), ""))).toEqual(["- 1", "push… (5)", "dash… (6)", "stay 1"]);
});

test("no more is folded than it takes: the largest group first, and what is asked for last", () => {
  expect(shown(entries(moves("fight 3, play 5, stay"), ""))).toEqual(["fight 1", "fight 2", "fight 3", "play… (5)", "stay 1"]);
  expect(shown(entries(moves("send 5, throw, play 5"), ""))).toEqual(["send 1", "send 2", "send 3", "send 4", "send 5", "throw 1", "play… (5)"]);
  expect(shown(entries(moves("send 5, drink, buy 2, ask 3"), ""))).toEqual(["send 1", "send 2", "send 3", "send 4", "send 5", "drink 1", "buy 1", "buy 2", "ask… (3)"]);
  expect(shown(entries(moves("send 5, drink, buy 2, ask 3"), "", 5))).toEqual(["send… (5)", "drink 1", "buy 1", "buy 2", "ask… (3)"]);
});

test("two of a kind are not worth a fold", () => {
  expect(shown(entries(moves("push 8, dash 2"), ""))).toEqual(["push… (8)", "dash 1", "dash 2"]);
});

test("what does not stand together at the head of the list is not what is asked for", () => {
  expect(shown(entries(moves("send 2, go 6, send 4, stay"), ""))).toEqual(["send… (6)", "go… (6)", "stay 1"]);
});

test("moves of one group that do not stand together are folded together", () => {
  expect(shown(entries(moves("stay, push 2, dash 2, push 5"), ""))).toEqual(["stay 1", "push… (7)", "dash 1", "dash 2"]);
});

test("if there is only one group, nothing is folded", () => {
  expect(shown(entries(moves("push 12"), ""))).toHaveLength(12);
});

test("moves of no group are never folded", () => {
  expect(shown(entries(moves("- 12, push 3"), ""))).toHaveLength(13);
});

test("inside a fold stand its moves alone, however many", () => {
  expect(shown(entries(moves("push 5, dash 12"), "dash"))).toHaveLength(12);
  expect(shown(entries(moves("push 3, dash 2"), "push"))).toEqual(["push 1", "push 2", "push 3"]);
});

test("a fold has the icon of its first move", () => {
  expect(entries(moves("push 8, dash 2"), "")[0]).toMatchObject({ is: "fold", icon: "push" });
});

test("greyed moves of a group with the same reason stand together under the group's name", () => {
  const refused: Option[] = [
    { move: "a", group: "Push", words: "Push Ann", text: "nobody sits behind you", rule: "BR 6.2" },
    { move: "b", group: "Push", words: "Push Bob", text: "nobody sits behind you", rule: "BR 6.2" },
    { move: "c", group: "Push", words: "Push Cyn", text: "she is out" },
  ];
  expect(greyed(refused.slice(0, 2)).map(({ words, more, text, rule }) => [words, more, text, rule])).toEqual([["Push", 0, "nobody sits behind you", "BR 6.2"]]);
  expect(greyed(refused).map(({ words, more }) => [words, more])).toEqual([["Push Ann", 1], ["Push Cyn", 0]]);
});

test("of a group that is offered in part one greyed move is named, after what is refused whole", () => {
  const roll = (die: number): Option => ({ move: `roll ${die}`, group: "Reroll", words: `Reroll die ${die}`, text: "it is locked" });
  const dash: Option = { move: "dash", words: "Dash", text: "no room" };
  expect(greyed([roll(1), roll(2), roll(3), dash], [roll(4)]).map(({ words, more }) => [words, more])).toEqual([["Dash", 0], ["Reroll die 1", 2]]);
});

test("greyed moves of no group stand alone, each with its reason", () => {
  expect(greyed([{ move: "a", words: "Dash", text: "no room" }, { move: "b", words: "Roll", text: "no room" }]).map((one) => one.words)).toEqual(["Dash", "Roll"]);
});

const inOrder = (list: Option[], room: number): string => {
  const { shown: first, rest, ending } = inKeys(entries(list, "", Infinity), room);
  return [...shown(first), rest.length, ...shown(ending)].join(", ");
};

test("where all have a key, none says how many have none", () => {
  expect(inOrder(moves("push 4, end"), 5)).toBe("push 1, push 2, push 3, push 4, 0, end 1");
});

test("what ends the turn has its key, last, however many have none", () => {
  expect(inOrder(moves("push 8, end"), 5)).toBe("push 1, push 2, push 3, 5, end 1");
  expect(inOrder(moves("push 9"), 5)).toBe("push 1, push 2, push 3, push 4, 5");
});

test("what declines, touching nothing where others touch something, has its key, last", () => {
  const builds = moves("build 8").map((option, at) => ({ ...option, things: [`place:${at}`] }));
  expect(inOrder([...builds, ...moves("done")], 5)).toBe("build 1, build 2, build 3, 5, done 1");
  expect(inOrder([...moves("done"), ...builds], 5)).toBe("done 1, build 1, build 2, build 3, 5");
});

test("numbers choose, and what ends or declines has a letter, be it alone or between what all and what only I may know", () => {
  const keys = (...lists: Option[][]): string => [...struck([], ...lists.map((list) => entries(list, "", Infinity))).values()].join("");
  const touching = moves("lay 2").map((option) => ({ ...option, things: ["place:1"] }));
  expect(keys(moves("push 3, end"))).toBe("123E");
  expect(keys(moves("end"))).toBe("E");
  expect(keys([...touching, ...moves("done")], moves("play 2"))).toBe("1234E");
  expect(keys(moves("yes, no"))).toBe("12");
  expect(keys(moves("push 12, end"))).toBe("1234567890E");
});

test("where the board numbers what may be touched, its number is the key, and what else there is has letters", () => {
  const to = (kind: string, ...numbers: number[]): Option[] => numbers.map((number) => ({ move: `${kind} ${number}`, text: "", words: `Go to ${kind} ${number}`, things: [`${kind}:${number}`] }));
  const keys = (list: Option[], refused: Option[] = []): string[] => {
    const found = struck([...list, ...refused], entries(list, "", Infinity));
    return entries(list, "", Infinity).map((_, at) => [...found].find(([entry]) => entry.is === "move" && entry.option === list[at])?.[1] ?? "");
  };
  const plain = (words: string, ...things: string[]): Option => ({ move: words, text: "", words, things });
  expect(keys(to("row", 2, 3, 5))).toEqual(["2", "3", "5"]);
  expect(keys([plain("Play a card", "card:4"), ...to("row", 3, 1)])).toEqual(["A", "3", "1"]);
  expect(keys([plain("Stop in 8 Flank", "place:8"), ...to("place", 11, 4), plain("Stay", "place:2")])).toEqual(["A", "B", "C", "F"]);
  expect(keys(to("row", 3), to("row", 4))).toEqual(["3"]);
  expect(keys([plain("Buy a beer for 3 bags", "bar", "seat:3"), plain("Sing", "seat:1")])).toEqual(["1", "2"]);
  expect(keys([plain("Reroll dice 1 and 2", "die:1", "die:2"), ...to("die", 1, 2)]), "one order of keys where a move names two").toEqual(["A", "B", "C"]);
});

test("what the name of a move says already is not said twice", () => {
  const told = (words: string, text: string): string => beside({ move: "", words, text });
  expect(told("Stay in 6 Factory", "stay in 6 Factory: nobody is there")).toBe("nobody is there");
  expect(told("Go to 7 Crude Sprawl", "to 7 Crude Sprawl: nobody is there")).toBe("nobody is there");
  expect(told("Lay no more", "lay no more; 4 Strains stay in your hand")).toBe("4 Strains stay in your hand");
  expect(told("Safe to Maud, Roll to Piers", "Safe to Maud (1 to the left), Roll to Piers (2 to the right): who gets it rolls")).toBe("who gets it rolls");
  expect(told("Build a Mill in Gollor for 2 Stone", "Mill in Gollor: 2 Stone; 1 Influence")).toBe("1 Influence");
  expect(told("Lie low", "announce nothing")).toBe("announce nothing");
  expect(told("Andrey, Capella and Aspity", "Andrey, Capella and Aspity are to die")).toBe("Andrey, Capella and Aspity are to die");
  expect(told("Lay Delirium in 6 Factory", "face down in 6 Factory: a Healer discards")).toBe("face down in 6 Factory: a Healer discards");
});

test("nor is it in the sentence about what is chosen", () => {
  expect(behind({ move: "", words: "Go to the fight", text: "to the fight; no die is left over" })).toBe("no die is left over.");
  expect(behind({ move: "", words: "Lie low", text: "Announce nothing." })).toBe("Announce nothing.");
});

test("beside an open group what ends the turn keeps its corner", () => {
  const end = { move: "end", text: "", words: "End", icon: "end" };
  const pushes = ["ann", "bob"].map((name) => ({ move: name, text: "", words: name, group: "Push", things: [name] }));
  const { shown: first, ending, rest } = asKeys(pushes, "Push", 5, [...pushes, end]);
  expect([shown(first), shown(ending), rest.length]).toEqual([["ann", "bob"], ["end"], 0]);
});

test("beside what was touched what ends the turn keeps its corner, and stands there once", () => {
  const end = { move: "end", text: "", words: "End", icon: "end" };
  const pushes = ["ann", "bob"].map((name) => ({ move: name, text: "", words: name, things: [name] }));
  expect(shown(asKeys(pushes.slice(0, 1), "", 5, [...pushes, end]).ending)).toEqual(["end"]);
  const all = asKeys([...pushes, end], "", 5, [...pushes, end]);
  expect([shown(all.shown), shown(all.ending), all.many]).toEqual([["ann", "bob"], ["end"], 3]);
});
