/** What the drawings of this game say by themselves. */
import { kept } from "../../house/kept.svelte";

const en = {
  town: "Town", curfew: "Curfew", miasma: "Miasma", blockade: "Blockade", wasIn: (rounds: string) => `The Plague was here in round ${rounds}.`, isHere: (rounds: string) => `The Plague is here, in round ${rounds}.`,
  eventsLeft: (many: number) => (many === 1 ? "1 Event left" : `${many} Events left`), pool: "Pool", crypts: "Crypts", grave: "Mass grave", inForce: "In force", spent: "Strains spent", discarded: "Cards spent", aside: "To be placed",
  nobody: "nobody", none: "none", suspicion: "Where the Plague can be", hitList: "Hit List", path: "Path", known: "Laid", looked: "Looked at",
  deck: "Your deck", emptyHand: "No card in hand.", noStrain: "No Strain in hand.", seenByAll: "seen by all", steppe: "Steppe", closed: "closed", round: (number: number) => `rd ${number}`, inRound: (number: number) => `Round ${number}`,
  whatMarks: "Marks", marks: [
    ["event", "an Event, and the Resource it needs: two Evidence by one's own Ward, else one"], ["strain", "a Strain, face down"], ["blockade", "Blockade: the Plague lies in siege"], ["gate", "Curfew: nobody crosses the border"],
    ["infection", "Miasma: no piece comes or goes"], ["mask", "the Plague was seen, and when"], ["dead", "a Ward died, and when"], ["pact", "left shoulder: in whose Pact"],
    ["black", "in Quarantine"], ["white", "out of Quarantine"],
  ] as readonly (readonly [string, string])[],
  myPins: "My pins", noPins: "Remove all", pinHelp: "Touch a place: here, not here, no pin.", onlyYou: "Only you see them, on this device.", showTo: (name: string) => `Show them to ${name}`, sees: (name: string) => `${name} sees them`,
  pinOf: { here: (name: string) => `${name}'s pin: the Plague is here.`, not: (name: string) => `${name}'s pin: the Plague is not here.` },
  pins: { here: "Your pin: the Plague is here.", not: "Your pin: the Plague is not here.", none: "No pin." },
};

const de: typeof en = {
  town: "Stadt", curfew: "Ausgangssperre", miasma: "Miasma", blockade: "Blockade", wasIn: (rounds: string) => `Hier war die Pest in Runde ${rounds}.`, isHere: (rounds: string) => `Hier ist die Pest, in Runde ${rounds}.`,
  eventsLeft: (many: number) => `${many} Ereignis${many === 1 ? "" : "se"}`, pool: "Vorrat", crypts: "Grüfte", grave: "Massengrab", inForce: "In Kraft", spent: "Erreger, verbraucht", discarded: "Karten, gespielt", aside: "Noch aufzustellen",
  nobody: "niemand", none: "keine", suspicion: "Wo die Pest sein kann", hitList: "Todesliste", path: "Weg", known: "Ausgelegt", looked: "Angesehen",
  deck: "Dein Stapel", emptyHand: "Keine Karte auf der Hand.", noStrain: "Kein Erreger auf der Hand.", seenByAll: "allen bekannt", steppe: "Steppe", closed: "gesperrt", round: (number: number) => `Rd. ${number}`, inRound: (number: number) => `Runde ${number}`,
  whatMarks: "Zeichen", marks: [
    ["event", "ein Ereignis, und die Ressource dafür: zwei Beweise durch eigene Schützlinge, sonst einer"], ["strain", "ein Erreger, verdeckt"], ["blockade", "Blockade: die Pest belagert den Ort"], ["gate", "Ausgangssperre: niemand über die Grenze"],
    ["infection", "Miasma: keine Figur herein oder heraus"], ["mask", "die Pest wurde gesehen, und wann"], ["dead", "ein Schützling starb, und wann"], ["pact", "linke Schulter: in wessen Pakt"],
    ["black", "in Quarantäne"], ["white", "außer Quarantäne"],
  ],
  myPins: "Meine Nadeln", noPins: "Alle entfernen", pinHelp: "Berühr einen Ort: hier, nicht hier, keine Nadel.", onlyYou: "Nur du siehst sie, auf diesem Gerät.", showTo: (name: string) => `${name} zeigen`, sees: (name: string) => `${name} sieht sie`,
  pinOf: { here: (name: string) => `Nadel von ${name}: Die Pest ist hier.`, not: (name: string) => `Nadel von ${name}: Die Pest ist nicht hier.` },
  pins: { here: "Deine Nadel: Die Pest ist hier.", not: "Deine Nadel: Die Pest ist nicht hier.", none: "Keine Nadel." },
};

export const words = {
  get say(): typeof en {
    return kept.settings.language === "de" ? de : en;
  },
};
