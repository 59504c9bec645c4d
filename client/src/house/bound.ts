/** A number and its % stand in one line, whoever wrote them. */
export const bound = (text: string): string => text.replace(/(\d) %/g, "$1\u00a0%");
