/** The icons and seat marks that a picture uses, laid into it. */
import file from "../marks.svg?raw";

const ADDRESS = /marks\.svg#([\w-]+)/g;
const symbols = new Map([...file.matchAll(/<symbol id="([\w-]+)".*?<\/symbol>/gs)].map(([symbol, name]) => [name, symbol.replace(`id="${name}"`, `id="mark-${name}"`)]));

export function withMarks(drawing: string): { drawing: string; marks: string } {
  const used = new Set([...drawing.matchAll(ADDRESS)].map(([, name]) => name));
  return { drawing: drawing.replace(ADDRESS, "#mark-$1"), marks: [...used].map((name) => symbols.get(name!) ?? "").join("") };
}
