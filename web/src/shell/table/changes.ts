// What the server says is different in a view since the last one.
import type { Frame } from "../wire";

type Change = NonNullable<Frame["changes"]>[number];
type Path = Change[0];

/** The view after these changes. What did not change stays the same object, so whatever is made of it need not be made
 * again; the view before stays as it was. */
export function changed(view: unknown, changes: readonly Change[]): unknown {
  const fresh = new Set<unknown>();
  return changes.reduce((whole, [path, value]) => put(whole, path, value, fresh), view);
}

/** `fresh` are the copies made already. */
function put(whole: unknown, [place, ...rest]: Path, value: unknown, fresh: Set<unknown>): unknown {
  if (place === undefined) return value;
  const copy = fresh.has(whole) ? whole : Array.isArray(whole) ? [...whole] : { ...(whole as object) };
  fresh.add(copy);
  const parts = copy as Record<string | number, unknown>;
  parts[place] = put(parts[place], rest, value, fresh);
  return copy;
}
