import { describe, expect, test } from "vitest";
import { de } from "./de";
import { en } from "./en";

/** Every word by its path, functions said with a few numbers and names. */
function said(words: object, path = ""): [string, unknown][] {
  return Object.entries(words).flatMap(([key, word]: [string, unknown]): [string, unknown][] => {
    const here = path ? `${path}.${key}` : key;
    if (typeof word === "function") return SAMPLES.map((sample, at) => [`${here} ${at}`, (word as (...sample: unknown[]) => unknown)(...sample)]);
    return typeof word === "object" && word !== null ? said(word, here) : [[here, word]];
  });
}
const SAMPLES = [[0, 7], [1, 7], [2, 7], [90, 7], [120, 7], [0.3, 7], ["Bristol", "Maud"]];

const SAME_IN_BOTH = new Set(["house", "bot", "bots", "pace"]);
const ENGLISH = /\b(the|and|of|your|you|is|are|it|not|with|for|to|this|that|table|seat|card|move|game|play|answer|wait|one|all|only|now|nothing)\b/i;

describe.each(Object.entries({ de }))("the catalogue %s", (_, words) => {
  const theirs = new Map(said(words));
  const ours = new Map(said(en));

  test("has exactly the keys of English", () => {
    expect([...theirs.keys()].sort()).toEqual([...ours.keys()].sort());
  });

  test("says something wherever English does", () => {
    expect([...ours].filter(([path, word]) => word && !theirs.get(path)).map(([path]) => path)).toEqual([]);
  });

  test("says strings, without a gap or a space too many", () => {
    for (const [path, word] of theirs) {
      expect(word, path).toBeTypeOf("string");
      expect(word, path).not.toMatch(/undefined|null|\[object|\$\{|^\s|\s$|\s{2}/);
    }
  });

  test("says every name that English says", () => {
    const named = (word: unknown): string[] => [...(String(word).match(/Bristol|Maud/g) ?? [])].sort();
    for (const [path, word] of ours) expect(named(theirs.get(path)), path).toEqual(named(word));
  });

  test("has left no English word", () => {
    const left = [...theirs].filter(([path, word]) => ENGLISH.test(String(word)) || (word === ours.get(path) && word !== "" && !SAME_IN_BOTH.has(path.split(/[. ]/)[0]!)));
    expect(left).toEqual([]);
  });

  test("quotes a button by the words that stand on it", () => {
    expect(words.noTables).toContain(words.playWithBots);
  });
});

test("German counts as Germans do", () => {
  expect([de.pace(0.3), de.clockLive(90), de.minutes(120), de.narrowed(1)]).toEqual(["0,3 s", "1,5 Min. je Antwort", "2 Stunden", "1 passt dazu"]);
});
