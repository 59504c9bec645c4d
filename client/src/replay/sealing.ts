/** Is this the secret that was sealed before the deal? Checked in the reader's own browser. */
export async function isSealedBy(secret: string, commitment: string): Promise<boolean> {
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}

/** Browsers compute digests only on pages from this machine or by https. */
export function canSeal(): boolean {
  return typeof crypto.subtle !== "undefined";
}
