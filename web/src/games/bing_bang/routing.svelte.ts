// A way from the own pawn, drawn or found: the operations it proposes, and their playing one after the other.
import { cheapestWay } from "./ways";
import { columnOf, rowOf, WIDTH } from "./sky";
import type { Action, View } from "./wire";

export interface Proposal {
  actions: readonly Action[];
  lays: readonly number[];
  takes: readonly number[];
  /** So many steps to the next cell, and flights over a token. */
  steps: number;
  flights: number;
  cost: number;
  /** So many cells of the path are within the count. */
  reach: number;
}

export const FLIGHT_COST = 2;

export class Routing {
  path = $state.raw<readonly number[]>([]);
  /** Whether the whites left behind are taken as far as the count goes. */
  tidy = $state(true);
  /** What is still to be sent of a way that was confirmed, and whose way it is. */
  #queue = $state.raw<readonly Action[]>([]);
  #seat = -1;
  readonly #view: () => View;
  readonly proposal = $derived.by(() => proposed(this.#view(), this.path, this.tidy));

  constructor(view: () => View) {
    this.#view = view;
  }

  get open(): boolean {
    return this.path.length > 1;
  }

  /** A confirmed way is being flown. */
  get busy(): boolean {
    return this.#queue.length > 0;
  }

  /** A way may begin: the pawn can still move. */
  begin(): boolean {
    const { table } = this.#view();
    const pawn = table.books[table.turn.seat]?.pawn;
    if (pawn === undefined || table.turn.landed || table.phase !== "turn") return false;
    this.path = [pawn];
    return true;
  }

  /** Goes on to a cell, step by step by rows and columns; going back shortens the way. */
  extend(cell: number): void {
    const known = this.path.indexOf(cell);
    if (known >= 0) {
      this.path = this.path.slice(0, known + 1);
      return;
    }
    const path = [...this.path];
    for (let last = path.at(-1) ?? cell; last !== cell; last = path.at(-1) ?? cell) path.push(towards(last, cell));
    this.path = path;
  }

  /** Proposes the cheapest way to a token or a planet. Answers whether there is one. */
  find(target: number): boolean {
    const { table } = this.#view();
    const path = this.begin() ? cheapestWay(table, this.path[0] ?? target, target) : null;
    this.path = path ?? [];
    return path !== null;
  }

  /** A way that the pawn has left, or that nobody can fly any more, is forgotten. */
  refresh(actions: readonly Action[]): void {
    const { books, turn } = this.#view().table;
    if (!actions.length || this.path[0] !== books[turn.seat]?.pawn) this.path = [];
  }

  clear(): void {
    this.path = [];
    this.#queue = [];
  }

  go(): void {
    this.#queue = this.proposal.actions;
    this.#seat = this.#view().table.turn.seat;
    this.path = [];
  }

  /** The next action of the way. One that is not listed is the last: its refusal says what stands in the way. */
  next(actions: readonly Action[]): Action | null {
    const [action, ...rest] = this.#queue;
    if (this.#view().table.turn.seat !== this.#seat) this.#queue = [];
    if (!action || !actions.length || !this.busy) return null;
    const wanted = JSON.stringify(action);
    const found = actions.find((other) => other.type === action.type && JSON.stringify(other) === wanted);
    this.#queue = found ? rest : [];
    return action;
  }
}

function towards(from: number, to: number): number {
  const [dx, dy] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
  return Math.abs(dx) >= Math.abs(dy) ? from + Math.sign(dx) : from + Math.sign(dy) * WIDTH;
}

/** A white where none lies, then a step; a flight over a token; then the whites left behind are taken.
 * As much of it as the count allows. Nothing is checked here: the server does. */
function proposed({ table }: View, path: readonly number[], tidy: boolean): Proposal {
  const { whites, planets, tokens, turn } = table;
  const lays: number[] = [];
  const moves: Action[] = [];
  let [cost, reach] = [0, 1];
  for (let i = 1; i < path.length; i++) {
    const [cell, before] = [path[i] ?? 0, path[i - 1] ?? 0];
    if (tokens.includes(cell)) continue;
    const flown = tokens.includes(before);
    const bare = !whites.includes(cell) && !planets.includes(cell);
    const price = (flown ? FLIGHT_COST : 1) + Number(bare);
    if (cost + price > turn.limit - turn.count) break;
    if (bare) lays.push(cell);
    moves.push(flown ? { type: "fly", over: before, to: cell } : { type: "move", cell });
    [cost, reach] = [cost + price, i + 1];
  }
  const flights = moves.filter(({ type }) => type === "fly").length;
  const takes = tidy ? leftBehind(table, path.slice(0, reach - 1), lays).slice(0, turn.limit - turn.count - cost) : [];
  return {
    actions: [
      ...lays.map((cell): Action => ({ type: "lay", cell })),
      ...moves,
      ...takes.map((cell): Action => ({ type: "take", cell })),
    ],
    lays,
    takes,
    steps: moves.length - flights,
    flights,
    cost: cost + takes.length,
    reach,
  };
}

/** The whites passed on the way, but those under other pawns. */
function leftBehind({ whites, books, turn }: View["table"], passed: readonly number[], laid: readonly number[]): number[] {
  const others = books.flatMap((book, seat) => (seat === turn.seat ? [] : [book.pawn]));
  return passed.filter((cell) => (whites.includes(cell) || laid.includes(cell)) && !others.includes(cell));
}
