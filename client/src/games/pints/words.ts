/** The few words that stand in the drawings themselves. */
import { kept } from "../../house/kept.svelte";

const en = {
  pub: "the bar", street: "street", lanes: "Five rows of five tiles, from the bar on the left to the street on the right",
  left: "left", dice: "Dice", corner: "Corner", pile: "Pile", nobody: "nobody",
  meter: "The boxes: whom two pushes would let in. The fifth bite costs a buddy.", threats: "What threatens from each row", comeIn: "let in by two pushes", holds: "chance to hold", holdsWhy: "How likely it is that nobody comes in by the row this turn.", saves: "Would save you now:", cards: "Open cards", myCards: "Your cards", none: "no cards", kitchen: "Kitchen",
  square: (number: number) => (number === 1 ? "Square 1: next to the bar. What is pushed off it comes in." : `Square ${number}: ${number - 1} away from the bar.`),
  quarter: (number: number, cards: number) => `Quarter ${number} of the pile: ${cards} ${cards === 1 ? "card" : "cards"} left.`,
  askAndOffer: "Ask and offer", cover: "Cover row", point: "Point at", points: (title: string) => `${title} lights up for everyone.`,
  asks: {
    "would-sell": "Sell a card…", "would-buy": "Buy a card…", "a-beer-please": "Ask for a beer…", "a-beer-for-you": "Offer a beer…",
    "send-more": "Send more!", "send-no-more": "Send no more", "left-behind": "Don't leave…", cheers: "Cheers…",
  },
};

const de: typeof en = {
  pub: "die Bar", street: "Straße", lanes: "Fünf Reihen aus fünf Plättchen, von der Bar links zur Straße rechts",
  left: "übrig", dice: "Würfel", corner: "Ecke", pile: "Stapel", nobody: "niemand",
  meter: "Die Kästchen: wer bei zweimal Vorrücken hereinkäme. Der fünfte Biss kostet einen Kumpel.", threats: "Was aus jeder Reihe droht", comeIn: "bei 2× Vorrücken herein", holds: "hält", holdsWhy: "Wie wahrscheinlich in diesem Zug niemand durch die Reihe hereinkommt.", saves: "Dich würde jetzt retten:", cards: "Offene Karten", myCards: "Deine Karten", none: "keine Karten", kitchen: "Küche",
  square: (number) => (number === 1 ? "Feld 1: gleich an der Bar. Was davon herunterrückt, kommt herein." : `Feld ${number}: ${number - 1} von der Bar entfernt.`),
  quarter: (number, cards) => `Viertel ${number} des Stapels: noch ${cards} ${cards === 1 ? "Karte" : "Karten"}.`,
  askAndOffer: "Bitten und bieten", cover: "Decken", point: "Zeigen", points: (title) => `${title} leuchtet für alle auf.`,
  asks: {
    "would-sell": "Karte verkaufen…", "would-buy": "Karte kaufen…", "a-beer-please": "Um Bier bitten…", "a-beer-for-you": "Bier anbieten…",
    "send-more": "Schick mehr!", "send-no-more": "Schick keinen", "left-behind": "Nicht zurücklassen…", cheers: "Prost…",
  },
};

const languages: Record<string, typeof en> = { en, de };

export const pub = {
  get say(): typeof en {
    return languages[kept.settings.language] ?? en;
  },
};
