/** What the drawings of Infected themselves say. */
import { kept } from "../../house/kept.svelte";

const en = {
  held: "your choice is marked",
  change: "change it until all have chosen",
  inRound: (round: number) => `R${round}`,
};

const de: typeof en = {
  held: "deine Wahl ist vorgemerkt",
  change: "änderbar, bis alle gewählt haben",
  inRound: (round: number) => `R${round}`,
};

export const said = (): typeof en => (kept.settings.language === "de" ? de : en);
