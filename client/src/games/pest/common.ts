/** What several moves say alike is said once, and of each what sets it apart: each says its parts one after another, "for 1 Food; your camp there". */
const PART = "; ";

export interface Apart {
  /** What all of them say. */
  alike: string;
  /** What only this one says, by move. */
  own: readonly string[];
}

export function apart(texts: readonly string[]): Apart {
  const parts = texts.map((text) => text.split(PART));
  const isAlike = (part: string): boolean => texts.length > 1 && parts.every((others) => others.includes(part));
  return {
    alike: (parts[0] ?? []).filter(isAlike).join(PART),
    own: parts.map((found) => found.filter((part) => !isAlike(part)).join(PART)),
  };
}
