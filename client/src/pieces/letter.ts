/** Of a seat: A to L; others who take part go round again. */
export function letter(seat: number): string {
  return "ABCDEFGHIJKL"[seat % 12] ?? "A";
}
