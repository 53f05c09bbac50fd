// A way drawn from the own pawn: the operations it proposes, and their playing one after the other.
import { columnOf, rowOf, WIDTH } from "./sky";
import type { Action, View } from "./wire";

export class Routing {
  path = $state.raw<readonly number[]>([]);
  /** What is still to be sent of a way that was confirmed. */
  #queue: Action[] = [];
  readonly #view: () => View;
  readonly proposal = $derived.by(() => proposed(this.#view(), this.path));

  constructor(view: () => View) {
    this.#view = view;
  }

  begin(cell: number): boolean {
    const { table } = this.#view();
    if (table.books[table.turn.seat]?.pawn !== cell || table.turn.landed) return false;
    this.path = [cell];
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

  clear(): void {
    this.path = [];
    this.#queue = [];
  }

  go(): void {
    this.#queue = [...this.proposal];
    this.path = [];
  }

  /** The next action of the way. One that is not listed is the last: its refusal says what stands in the way. */
  next(actions: readonly Action[]): Action | null {
    const [action, ...rest] = this.#queue;
    if (!action || !actions.length) return null;
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

/** A white where none lies, then a step; a flight over a token. Nothing is checked here: the server does. */
function proposed(view: View, path: readonly number[]): Action[] {
  const { whites, planets, tokens } = view.table;
  const lays: Action[] = [];
  const steps: Action[] = [];
  for (let i = 1; i < path.length; i++) {
    const cell = path[i] ?? 0;
    const flown = tokens.includes(path[i - 1] ?? -1);
    if (tokens.includes(cell)) continue;
    if (!whites.includes(cell) && !planets.includes(cell)) lays.push({ type: "lay", cell });
    steps.push(flown ? { type: "fly", over: path[i - 1] ?? 0, to: cell } : { type: "move", cell });
  }
  return [...lays, ...steps];
}

export const costOf = (actions: readonly Action[]): number =>
  actions.reduce((sum, action) => sum + (action.type === "fly" ? 2 : 1), 0);
