/** The HTTP doors: each call is one request, and a refusal is thrown with the server's own sentence. */
import { bound } from "./bound";
import { kept } from "./kept.svelte";
import { words } from "../words/words.svelte";
import type { Games, Join, Lobby, NewTable, Seated, Trouble } from "../wire";

export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly rule = "",
  ) {
    super(text);
  }
}

/** What went wrong, in a sentence: refused, or not to be foreseen. */
export const why = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  return JSON.parse(bound(await (await knock(path, init)).text())) as T;
}

async function knock(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, headers: { ...init?.headers, ...spoken() } });
  } catch {
    throw new Refused("page/offline", words.say.offline);
  }
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function refusal(answer: Response): Promise<Refused> {
  try {
    const trouble = (await answer.json()) as Trouble;
    return new Refused(trouble.code, trouble.text, trouble.rule ?? "");
  } catch {
    return new Refused("server/error", words.say.serverAnswered(answer.status));
  }
}

const post = (body: unknown, token = ""): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", ...bearer(token) },
  body: JSON.stringify(body),
});

/** What the server says to people is said in the language of the page. */
function spoken(): Record<string, string> {
  return { "accept-language": kept.settings.language };
}

function bearer(token: string): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}

export const door = {
  games: () => ask<Games>("/api/games"),
  lobby: () => ask<Lobby>("/api/tables"),
  open: (table: NewTable) => ask<Seated>("/api/tables", post(table)),
  join: (join: Join) => ask<Seated>("/api/join", post(join)),
  again: (table: string, token: string) => ask<Seated>(`/api/tables/${table}/again`, post({}, token)),
  get: <T>(path: string, token = "") => ask<T>(path, { headers: bearer(token) }),
  post: <T>(path: string, body: unknown, token = "") => ask<T>(path, post(body, token)),
  text: async (path: string, token: string) => (await knock(path, { headers: bearer(token) })).text(),
};

/** Random letters that nobody can guess: who asks twice with them is given the same chair. */
export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(18)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
