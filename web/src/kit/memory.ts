// What this browser remembers for its reader, as JSON. One that may keep nothing forgets, and everything else works.

type Storages = "localStorage" | "sessionStorage";

/** What was remembered by this name, whatever it is; null where nothing was. */
export function recall(key: string, where: Storages = "localStorage"): unknown {
  try {
    return JSON.parse(globalThis[where].getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** What was remembered by this name as named fields; none where it was something else. */
export const recallFields = (key: string): Record<string, unknown> => fields(recall(key));

/** What was remembered by this name as the pairs of a map. */
export function recallMap<K, V>(key: string, where?: Storages): Map<K, V> {
  const found = recall(key, where);
  return new Map(Array.isArray(found) ? (found.filter(Array.isArray) as [K, V][]) : []);
}

export function remember(key: string, value: unknown, where: Storages = "localStorage"): void {
  try {
    globalThis[where].setItem(key, JSON.stringify(value));
  } catch {
    // Full, or forbidden.
  }
}

/** Nothing of this reader stays here. */
export function forgetAll(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // There was nothing.
  }
}

/** Anything read, as named fields. */
export const fields = (found: unknown): Record<string, unknown> =>
  typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
