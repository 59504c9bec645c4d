/** What the drawings of Bristol themselves say. */
import { kept } from "../../house/kept.svelte";

const en = {
  dice: "Dice",
  gate: "Gate",
  gateText: (road: number) => `The gate: a cart that has gone ${road} spaces has left the town.`,
  space: "space",
  of: "of",
  free: "free",
  front: "front",
  me: "You",
  played: "Played",
  fates: "How it went",
  symptom: "symptom",
  drawn: "drawn",
  drawnNow: "drawn now",
  of6: (from: number) => `plague at ${from}`,
  toGive: "to give away",
  noRemedy: "no remedy",
  heldWhy: "The symptoms held at the end.",
};

const de: typeof en = {
  dice: "Würfel",
  gate: "Tor",
  gateText: (road: number) => `Das Tor: Ein Karren, der ${road} Felder weit ist, hat die Stadt verlassen.`,
  space: "Feld",
  of: "von",
  free: "frei",
  front: "vorn",
  me: "Du",
  played: "Gespielt",
  fates: "Wie es ausging",
  symptom: "Symptom",
  drawn: "neu",
  drawnNow: "eben gezogen",
  of6: (from: number) => `Pest ab ${from}`,
  toGive: "zu verschenken",
  noRemedy: "keine Arznei",
  heldWhy: "Die Symptome am Ende.",
};

export const said = (): typeof en => (kept.settings.language === "de" ? de : en);
