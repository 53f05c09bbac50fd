// The tree of an analysis: moves that were tried, branching off from the steps of a game. Pure, so that it can be tested.

/** A move that was tried after another one, or at a step of the game itself. */
export interface Try {
  readonly id: number;
  /** The move before it; null where it leaves the game. */
  readonly parent: number | null;
  /** The step at which its line leaves the game. */
  readonly step: number;
  readonly seat: number;
  readonly action: unknown;
  /** What chance goes by. */
  readonly seed: number;
  /** What it did, in words. */
  readonly said: string;
  /** What the reader calls the branch that begins here. */
  readonly name: string;
}

export type Tree = readonly Try[];

/** Where the reader is: at a step of the game, or after a move that was tried. */
export interface Place {
  readonly step: number;
  readonly node: number | null;
}

export const at = (step: number, node: number | null = null): Place => ({ step, node });

export const find = (tree: Tree, id: number | null): Try | undefined => tree.find((one) => one.id === id);

export const placeOf = ({ step, id }: Try): Place => ({ step, node: id });

export const isSame = (one: Place, other: Place): boolean => one.step === other.step && one.node === other.node;

/** All that was tried on the way to a place, from where it leaves the game. */
export function lineTo(tree: Tree, place: Place): Try[] {
  const line: Try[] = [];
  for (let one = find(tree, place.node); one; one = find(tree, one.parent)) line.unshift(one);
  return line;
}

/** What was tried at a place, the oldest first. */
export const triesAt = (tree: Tree, { step, node }: Place): Try[] =>
  tree.filter((one) => one.parent === node && one.step === step);

/** The same move was tried here before; with a seed, only if the same was drawn. */
export function known(tree: Tree, place: Place, move: Pick<Try, "seat" | "action">, seed?: number): Try | undefined {
  const written = JSON.stringify(move.action);
  return triesAt(tree, place).find(
    (one) => one.seat === move.seat && JSON.stringify(one.action) === written && (seed === undefined || one.seed === seed),
  );
}

/** The tree with one more move, which is its last. */
export function grown(tree: Tree, place: Place, move: Pick<Try, "seat" | "action" | "seed" | "said">, name = ""): Tree {
  const id = 1 + tree.reduce((most, one) => Math.max(most, one.id), 0);
  return [...tree, { ...move, id, parent: place.node, step: place.step, name }];
}

/** The tree without a move and all that follows it. */
export function pruned(tree: Tree, id: number): Tree {
  const gone = new Set([id]);
  // A move is always younger than the one before it.
  for (const one of tree) if (one.parent !== null && gone.has(one.parent)) gone.add(one.id);
  return tree.filter((one) => !gone.has(one.id));
}

export const changed = (tree: Tree, id: number, change: Partial<Pick<Try, "name" | "said">>): Tree =>
  tree.map((one) => (one.id === id ? { ...one, ...change } : one));

/** Both trees in one; what is the same is there once. Also says where a place of the other one has come to be. */
export function merged(tree: Tree, other: Tree, place: Place): { tree: Tree; place: Place } {
  const moved = new Map<number | null, number | null>([[null, null]]);
  for (const one of other) {
    const parent = moved.get(one.parent);
    if (parent === undefined) continue;
    const here = at(one.step, parent);
    const same = known(tree, here, one, one.seed);
    if (!same) tree = grown(tree, here, one, one.name);
    else if (one.name && !same.name) tree = changed(tree, same.id, { name: one.name });
    moved.set(one.id, same?.id ?? tree.at(-1)!.id);
  }
  return { tree, place: at(place.step, moved.get(place.node) ?? null) };
}

/** A line of the list: a step of the game from which something branches off, or a move that was tried. */
export type Row =
  | { readonly kind: "game"; readonly step: number; readonly depth: 0 }
  | { readonly kind: "try"; readonly one: Try; readonly depth: number };

/** The whole tree from top to bottom, as lines of chess are written: a move, then what else was tried, then how it goes
 * on. Steps of the game stand there where something leaves it, and where the reader is. */
export function rowsOf(tree: Tree, place: Place): Row[] {
  const steps = new Set([place.step, ...tree.map((one) => one.step)]);
  return [...steps].sort((one, other) => one - other).flatMap((step) => {
    const branches = triesAt(tree, at(step)).flatMap((one) => branch(tree, one, 1));
    return [{ kind: "game", step, depth: 0 } as const, ...branches];
  });
}

function branch(tree: Tree, one: Try, depth: number): Row[] {
  return [{ kind: "try", one, depth }, ...onwards(tree, one, depth)];
}

function onwards(tree: Tree, one: Try, depth: number): Row[] {
  const [first, ...others] = triesAt(tree, placeOf(one));
  if (!first) return [];
  const aside = others.flatMap((other) => branch(tree, other, depth + 1));
  return [{ kind: "try", one: first, depth }, ...aside, ...onwards(tree, first, depth)];
}

/** Where else one could have gone instead of coming here; the game's own step comes first. `before` and `after` are the
 * steps of the game next to that of the place. */
export function alternatives(tree: Tree, place: Place, before: number | null, after: number | null): Place[] {
  const here = find(tree, place.node);
  if (here && here.parent !== null) return triesAt(tree, at(here.step, here.parent)).map(placeOf);
  const [from, own] = here ? [here.step, after] : [before, place.step];
  const game = own === null ? [] : [at(own)];
  return from === null ? game : [...game, ...triesAt(tree, at(from)).map(placeOf)];
}
