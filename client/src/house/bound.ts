/** What is read, in what the server sends; names of moves and things are not. */
const READ = /"(?:[\w.]+\.)?(?:words|text|title|detail|ending)":"(?:[^"\\]|\\.)*"|"told":\[[^\]]*\]/g;

/** A number and its %, and the row and the place of a square (2-2), stand in one line, whoever wrote them. */
export function bound(sent: string): string {
  return sent.replace(/(\d) %/g, "$1\u00a0%").replace(READ, (read) => read.replace(/(\d-)(?=\d)/g, "$1\u2060"));
}
