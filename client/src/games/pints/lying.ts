/** Where the dice lie in the tray: one that is placed, boards or is lost keeps its place, so that the same spot is never another die. */
import type { Die } from "./board";

/** The dice of now in the places of before. What is the same stays, of dice alike the one that was touched last; then what shows the same face; the rest fills what is left. */
export function inPlace(before: readonly Die[], now: readonly Die[], touched = -1): readonly Die[] {
  if (before.length !== now.length) return now;
  const left = [...now];
  const take = (is: (die: Die) => boolean): Die | undefined => {
    const at = left.findIndex(is);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const same: (Die | undefined)[] = before.map((old, at) => (at === touched ? undefined : take((die) => isLike(die, old))));
  const own = before[touched];
  if (own) same[touched] = take((die) => isLike(die, own));
  const alike = same.map((die, at) => die ?? take(({ icon }) => icon === before[at]?.icon));
  return alike.map((die) => die ?? left.shift()!);
}

const isLike = (one: Die, other: Die): boolean => one.icon === other.icon && one.state === other.state;
