// A way from the own pawn, drawn or found: the operations it proposes, and their playing one after the other.
import { proposed, type Proposal } from "./proposal";
import { columnOf, rowOf, WIDTH } from "./sky";
import { cheapestWay } from "./ways";
import type { Action, View } from "./wire";

export class Routing {
  path = $state.raw<readonly number[]>([]);
  /** So many actions of the last confirmed way have been sent, and nothing else since. */
  sent = $state(0);
  /** What is still to be sent of a way that was confirmed, and whose way it is. */
  #queue = $state.raw<readonly Action[]>([]);
  #seat = -1;
  readonly #view: () => View;
  readonly #actions: () => readonly Action[];
  readonly proposal: Proposal = $derived.by(() => proposed(this.#view(), this.#actions(), this.path, false));
  /** The same, and the whites left behind are picked up as far as the count goes. */
  readonly tidied: Proposal = $derived.by(() => proposed(this.#view(), this.#actions(), this.path, true));

  constructor(view: () => View, actions: () => readonly Action[] = () => []) {
    this.#view = view;
    this.#actions = actions;
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
    this.path = [];
    if (pawn === undefined || table.turn.landed || table.phase !== "turn" || !this.#actions().length) return false;
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

  /** Proposes the cheapest way to a cell. Answers whether there is one. */
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
    if (turn.seat !== this.#seat) this.sent = 0;
  }

  clear(): void {
    this.path = [];
    this.#queue = [];
  }

  go(actions: readonly Action[]): void {
    this.#queue = actions;
    this.#seat = this.#view().table.turn.seat;
    this.sent = 0;
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
    if (found) this.sent += 1;
    return action;
  }
}

function towards(from: number, to: number): number {
  const [dx, dy] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
  return Math.abs(dx) >= Math.abs(dy) ? from + Math.sign(dx) : from + Math.sign(dy) * WIDTH;
}
