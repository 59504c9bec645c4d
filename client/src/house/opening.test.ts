import { beforeEach, expect, test, vi } from "vitest";
import { kept } from "./kept.svelte";
import { openAgain } from "./opening";

beforeEach(() => {
  kept.seats = [];
});

test("all who sat at one screen sit down at the next table, each with a token of their own", async () => {
  for (const seat of [1, 0]) kept.keep({ table: "old", seat, token: `old ${seat}`, invite: "", game: "bristol", name: `Guest ${seat}`, at: 0 });
  const asked = vi.fn((_path: string, init: RequestInit) => {
    const token = (init.headers as Record<string, string>).authorization ?? "";
    return Promise.resolve(Response.json({ table: "new", seat: Number(token.at(-1)), token: token.replace("Bearer old", "new"), invite: "come" }));
  });
  vi.stubGlobal("fetch", asked);
  expect(await openAgain("old", "bristol")).toBe("new");
  expect(asked.mock.calls.map(([path]) => path)).toEqual(["/api/tables/old/again", "/api/tables/old/again"]);
  expect(kept.at("new").map(({ seat, token, name }) => [seat, token, name])).toEqual([[0, "new 0", "Guest 0"], [1, "new 1", "Guest 1"]]);
});
