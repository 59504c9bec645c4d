/** The few words that stand in the drawings themselves. */
import { kept } from "../../house/kept.svelte";

const en = {
  pub: "the bar", street: "street", lanes: "Five rows of five tiles, from the bar on the left to the street on the right",
  dice: "Dice", corner: "Corner", pile: "Pile", nobody: "nobody",
  holds: "Chance that each row holds", meter: "The boxes: whom two pushes would let in. The fifth bite costs a buddy.", threats: "What threatens from each row", cards: "Open cards", none: "no cards", kitchen: "Kitchen",
};

const de: typeof en = {
  pub: "die Bar", street: "Straße", lanes: "Fünf Reihen aus fünf Plättchen, von der Bar links zur Straße rechts",
  dice: "Würfel", corner: "Ecke", pile: "Stapel", nobody: "niemand",
  holds: "Wie sicher jede Reihe hält", meter: "Die Kästchen: wer bei zweimal Vorrücken hereinkäme. Der fünfte Biss kostet einen Kumpel.", threats: "Was aus jeder Reihe droht", cards: "Offene Karten", none: "keine Karten", kitchen: "Küche",
};

const languages: Record<string, typeof en> = { en, de };

export const pub = {
  get say(): typeof en {
    return languages[kept.settings.language] ?? en;
  },
};
