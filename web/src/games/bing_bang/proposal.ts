// The operations that a way proposes, as far as count, stock and ship allow, and what stops it.
import type { Action, LogBook, PublicState, View } from "./wire";

/** Why a way ends before its end. */
export type Stop = "count" | "whites" | "red" | "straight" | "flown" | "planet" | "meteors" | "home";

export interface Proposal {
  actions: readonly Action[];
  lays: readonly number[];
  takes: readonly number[];
  /** So many steps to the next cell, and flights over a token. */
  steps: number;
  flights: number;
  cost: number;
  /** So many cells of the path are flown now. */
  reach: number;
  stop: Stop | null;
}

export const FLIGHT_COST = 2;

/** A white where none lies, then a step; a flight over a token; then the whites left behind are picked up. Where the
 * stock is empty, whites are picked up on the way. A suggestion: what may be done, the server knows. */
export function proposed({ table, wanted }: View, actions: readonly Action[], path: readonly number[], tidy: boolean): Proposal {
  const walk = new Walk(table, path);
  const flies = new Set(actions.flatMap((action) => (action.type === "fly" ? [action.over] : [])));
  const colours = new Set(wanted.map((face) => Math.floor(face / 10)));
  for (let i = 1; i < path.length && walk.stop === null; i++) {
    const cell = path[i] ?? 0;
    const token = table.tokens.indexOf(cell);
    if (token < 0) walk.step(i);
    else if (walk.homeward && !flies.has(cell) && !colours.has(table.colours[token] ?? -1)) walk.stop = "home";
    else walk.approach(i);
  }
  if (tidy) walk.tidy();
  return walk.proposal;
}

/** Going along a path, and keeping count. */
class Walk {
  stop: Stop | null = null;
  readonly #actions: Action[] = [];
  readonly #lays: number[] = [];
  readonly #takes: number[] = [];
  readonly #book: LogBook | undefined;
  readonly #others: ReadonlySet<number>;
  #left: number;
  #stock: number;
  #reach = 1;
  #steps = 0;
  #flights = 0;

  constructor(
    readonly table: PublicState,
    readonly path: readonly number[],
  ) {
    const { books, turn } = table;
    this.#book = books[turn.seat];
    this.#others = new Set(books.flatMap((book, seat) => (seat === turn.seat ? [] : [book.pawn])));
    this.#left = turn.limit - turn.count;
    this.#stock = this.#book?.whites ?? 0;
  }

  get homeward(): boolean {
    return this.#book?.aboard?.includes("witness") ?? false;
  }

  /** A token lies ahead: it is flown over in a straight line, to a cell that a pawn can stand on. */
  approach(i: number): void {
    const [before = 0, over = 0, beyond] = [this.path[i - 1], this.path[i], this.path[i + 1]];
    if (this.#book?.meteors) this.stop = "meteors";
    else if (beyond !== undefined && (beyond - over !== over - before || this.#isBarred(beyond))) this.stop = "straight";
  }

  step(i: number): void {
    const [cell = 0, before = 0] = [this.path[i], this.path[i - 1]];
    const { whites, planets, tokens, reds, turn } = this.table;
    const [flown, planet] = [tokens.includes(before), planets.indexOf(cell)];
    if (reds.includes(cell)) return void (this.stop = "red");
    if (planet >= 0 && this.#book?.meteors && !turn.havens.includes(planet)) return void (this.stop = "meteors");
    const bare = planet < 0 && !whites.includes(cell);
    const lent = bare && this.#stock === 0 ? this.#behind(flown ? i - 2 : i - 1)[0] : undefined;
    if (bare && this.#stock === 0 && lent === undefined) return void (this.stop = "whites");
    const price = (flown ? FLIGHT_COST : 1) + Number(bare) + Number(lent !== undefined);
    if (price > this.#left) return void (this.stop = "count");
    if (lent !== undefined) this.#take(lent);
    if (bare) this.#lay(cell);
    this.#move(flown ? { type: "fly", over: before, to: cell } : { type: "move", cell }, i);
    if (i + 1 < this.path.length) this.stop = flown ? "flown" : planet >= 0 ? "planet" : null;
  }

  /** What was left behind is picked up with the rest of the count. */
  tidy(): void {
    for (const cell of this.#behind(this.#reach - 1).slice(0, this.#left)) this.#take(cell);
  }

  get proposal(): Proposal {
    return {
      actions: this.#actions,
      lays: this.#lays,
      takes: this.#takes,
      steps: this.#steps,
      flights: this.#flights,
      cost: this.table.turn.limit - this.table.turn.count - this.#left,
      reach: this.#reach,
      stop: this.stop,
    };
  }

  #lay(cell: number): void {
    this.#actions.push({ type: "lay", cell });
    this.#lays.push(cell);
    this.#left -= 1;
    this.#stock -= 1;
  }

  #take(cell: number): void {
    this.#actions.push({ type: "take", cell });
    this.#takes.push(cell);
    this.#left -= 1;
    this.#stock += 1;
  }

  #move(action: Action, i: number): void {
    this.#actions.push(action);
    const flown = action.type === "fly";
    this.#left -= flown ? FLIGHT_COST : 1;
    this.#steps += Number(!flown);
    this.#flights += Number(flown);
    this.#reach = i + 1;
  }

  #isBarred(cell: number): boolean {
    const { reds, tokens, planets } = this.table;
    return reds.includes(cell) || tokens.includes(cell) || planets.includes(cell);
  }

  /** The whites passed before the so-manieth cell of the path, but those under other pawns. */
  #behind(end: number): number[] {
    const lies = (cell: number): boolean => this.table.whites.includes(cell) || this.#lays.includes(cell);
    return this.path.slice(0, end).filter((cell) => lies(cell) && !this.#takes.includes(cell) && !this.#others.has(cell));
  }
}
