/** A page with what is different on it put in its place: "title", "board.carts.2", "rows.length". What did not change is the same thing as before. */
type Branch = Record<string, unknown>;

export function patched<T>(page: T, changed: Readonly<Record<string, unknown>>): T {
  if (page === null) return page;
  const whole = { ...page } as Branch;
  const fresh = new Set<unknown>();
  for (const [place, value] of Object.entries(changed)) {
    const steps = place.split(".");
    const last = steps.pop() ?? "";
    let branch = whole;
    for (const step of steps) {
      if (!fresh.has(branch[step])) fresh.add((branch[step] = copy(branch[step])));
      branch = branch[step] as Branch;
    }
    branch[last] = value;
  }
  return whole as T;
}

function copy(branch: unknown): unknown {
  return Array.isArray(branch) ? [...(branch as unknown[])] : { ...(branch as Branch) };
}
