/** Cards and words of a game, each explained in a sentence or two: fetched once, shown wherever they are named. */
import { door } from "./door";
import { kept } from "./kept.svelte";
import type { RulesOfGame } from "../wire";

/** Everyday words that would light up every sentence. */
const COMMON = new Set(["turn", "order", "look", "place", "send", "close", "draw", "hold", "limit", "rows", "dice", "die", "lock", "winning", "road", "push", "move"]);

class Topics {
  game = $state("");
  texts = $state.raw<ReadonlyMap<string, string>>(new Map());
  #language = "";
  pattern = $state.raw<RegExp | null>(null);

  async of(game: string): Promise<void> {
    if (game === this.game && kept.settings.language === this.#language) return;
    this.game = game;
    this.#language = kept.settings.language;
    try {
      const book = await door.get<RulesOfGame>(`/api/games/${game}/rules`);
      if (this.game === game) this.learn(book.topics);
    } catch {
      if (this.game === game) this.game = ""; // without them sentences are plain
    }
  }

  learn(topics: readonly { name: string; text: string }[]): void {
    const known = topics.filter((topic) => !COMMON.has(topic.name.toLowerCase()) && topic.name.length > 2);
    this.texts = new Map(known.map((topic) => [topic.name.toLowerCase(), topic.text]));
    const names = known.map((topic) => topic.name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).sort((one, other) => other.length - one.length);
    this.pattern = names.length ? new RegExp(`(?<![\\w-])(${names.join("|")})(?![\\w-])`, "gi") : null;
  }

  /** A sentence in parts: what it names, and what is between. */
  parts(text: string): { text: string; why: string }[] {
    if (!this.pattern) return [{ text, why: "" }];
    return text.split(this.pattern).map((part) => ({ text: part, why: this.texts.get(part.toLowerCase()) ?? "" }));
  }
}

export const topics = new Topics();
