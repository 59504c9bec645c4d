/** Where the dice lie in the tray: one that is placed, boards or is lost keeps its place, so that the same spot is never another die. */
import type { Die } from "./board";

/** The dice of now in the places of before. What is the same stays; then what shows the same face; the rest fills what is left. */
export function inPlace(before: readonly Die[], now: readonly Die[]): readonly Die[] {
  if (before.length !== now.length) return now;
  const left = [...now];
  const take = (is: (die: Die) => boolean): Die | undefined => {
    const at = left.findIndex(is);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const same = before.map((old) => take((die) => die.icon === old.icon && die.state === old.state));
  const alike = same.map((die, at) => die ?? take(({ icon }) => icon === before[at]?.icon));
  return alike.map((die) => die ?? left.shift()!);
}
