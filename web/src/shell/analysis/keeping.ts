// Analyses as they are kept in this browser and written into links. What comes from either is looked at closely.
import { recallFields, remember } from "$kit/memory";
import { at, type Place, type Try, type Tree } from "./tree";

export interface Kept {
  tree: Tree;
  place: Place;
}

const KEY = "cosmotheque-analyses";
const MOST_KEPT = 40;
const MOST_TRIES = 2000;
export const LONGEST_NAME = 60;
const LONGEST_LINK = 30_000;
const MOST_BYTES = 200_000;

/** The analysis of a game or puzzle, if there is one. */
export function kept(source: string): Kept | null {
  return readKept(recallFields(KEY)[source]);
}

/** Keeps an analysis; those not looked at for longest are forgotten. */
export function keep(source: string, { tree, place }: Kept): void {
  const { [source]: _, ...others } = recallFields(KEY);
  const most = Object.entries(others).slice(-MOST_KEPT + 1);
  remember(KEY, { ...Object.fromEntries(most), [source]: { tree, place } });
}

/** A tree in few letters, for the end of an address. */
export async function packed({ tree, place }: Kept): Promise<string> {
  const tries = tree.map(({ id, parent, step, seat, action, seed, name }) => [id, parent, step, seat, action, seed, name]);
  const body = new Blob([JSON.stringify([place.step, place.node, tries])]);
  const bytes = await bytesOf(body.stream().pipeThrough(new CompressionStream("deflate-raw")));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The tree that somebody sent; null where it is none. */
export async function unpacked(letters: string): Promise<Kept | null> {
  if (letters.length > LONGEST_LINK) return null;
  try {
    const binary = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const whole = await bytesOf(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")));
    if (whole.length > MOST_BYTES) return null;
    const [step, node, tries] = JSON.parse(new TextDecoder().decode(whole)) as [unknown, unknown, unknown[][]];
    const tree = tries.map(([id, parent, step, seat, action, seed, name]) => ({ id, parent, step, seat, action, seed, name, said: "" }));
    return readKept({ tree, place: { step, node } });
  } catch {
    return null;
  }
}

const bytesOf = async (stream: ReadableStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(stream).arrayBuffer());

function readKept(found: unknown): Kept | null {
  const { tree, place } = (found ?? {}) as { tree?: unknown; place?: Partial<Place> };
  if (!Array.isArray(tree) || tree.length > MOST_TRIES || !place) return null;
  const tries = tree.filter(isTry).map((one) => ({ ...one, name: one.name.slice(0, LONGEST_NAME) }));
  if (tries.length !== tree.length || !isCount(place.step)) return null;
  return { tree: tries, place: at(place.step, isCount(place.node) ? place.node : null) };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function isTry(found: unknown): found is Try {
  const one = (found ?? {}) as Record<string, unknown>;
  const counts = isCount(one["id"]) && isCount(one["step"]) && isCount(one["seed"]);
  const parent = one["parent"] === null || (isCount(one["parent"]) && (one["parent"] as number) < (one["id"] as number));
  const words = typeof one["said"] === "string" && typeof one["name"] === "string";
  return counts && parent && words && Number.isSafeInteger(one["seat"]);
}
