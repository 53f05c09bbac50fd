// Ways over the sky: the cheapest one to a token or a planet, the steps of the last turns, and whole journeys.
import { WIDTH, carried, columnOf, rowOf } from "./sky";
import type { Event, PublicState } from "./wire";

/** A journey counts the planets after so many tokens. */
const TOKENS = 40;

function around(cell: number): number[] {
  const [row, column] = [rowOf(cell), columnOf(cell)];
  return [
    ...(column > 0 ? [cell - 1] : []),
    ...(column < WIDTH - 1 ? [cell + 1] : []),
    ...(row > 0 ? [cell - WIDTH] : []),
    ...(row < WIDTH - 1 ? [cell + WIDTH] : []),
  ];
}

/** A suggestion only: a step on a white costs 1, on a bare cell 2; tokens, reds and other planets are gone around.
 * A token is reached by flying over it, so the way ends on the cell beyond. */
export function cheapestWay(table: PublicState, start: number, target: number): number[] | null {
  if (start === target || table.reds.includes(target)) return null;
  const blocked = new Set([...table.tokens, ...table.reds, ...table.planets]);
  const flights = table.tokens.includes(target) ? landings(target, blocked) : new Map<number, number>();
  if (!flights.size) blocked.delete(target);
  const costs = new Map([[start, 0]]);
  const before = new Map<number, number>();
  const open = new Set([start]);
  while (open.size) {
    const cell = [...open].reduce((best, other) => ((costs.get(other) ?? 0) < (costs.get(best) ?? 0) ? other : best));
    const landing = flights.get(cell);
    if (landing !== undefined) return [...unfold(before, cell), target, landing];
    if (cell === target) return unfold(before, cell);
    open.delete(cell);
    for (const near of around(cell).filter((other) => !blocked.has(other))) {
      const cost = (costs.get(cell) ?? 0) + (table.whites.includes(near) || near === target ? 1 : 2);
      if (cost >= (costs.get(near) ?? Infinity)) continue;
      costs.set(near, cost);
      before.set(near, cell);
      open.add(near);
    }
  }
  return null;
}

/** Cells, and planets at their ends, that a pawn can reach with the count that is left, laying whites on the way. */
export function reachOf(table: PublicState, start: number, left: number, whites: number): number[] {
  const barred = new Set([...table.tokens, ...table.reds]);
  const best = new Map([[start, { left, whites }]]);
  const open = [start];
  for (let cell = open.shift(); cell !== undefined; cell = open.shift()) {
    const here = best.get(cell);
    if (!here || (cell !== start && table.planets.includes(cell))) continue;
    for (const near of around(cell).filter((other) => !barred.has(other))) {
      const bare = !table.whites.includes(near) && !table.planets.includes(near);
      const then = { left: here.left - (bare ? 2 : 1), whites: here.whites - Number(bare) };
      if (then.left < 0 || then.whites < 0 || then.left <= (best.get(near)?.left ?? -1)) continue;
      best.set(near, then);
      open.push(near);
    }
  }
  return [...best.keys()].filter((cell) => cell !== start);
}

/** From which cells a token can be flown over, and where each flight ends. */
function landings(token: number, blocked: ReadonlySet<number>): Map<number, number> {
  const sides = around(token);
  const flights = sides.map((start) => [start, 2 * token - start] as const);
  return new Map(flights.filter(([, landing]) => sides.includes(landing) && !blocked.has(landing)));
}

function unfold(before: ReadonlyMap<number, number>, end: number): number[] {
  const way = [end];
  for (let cell = before.get(end); cell !== undefined; cell = before.get(cell)) way.unshift(cell);
  return way;
}

export interface Step {
  start: number;
  cell: number;
  /** Sucked in, pulled or warped rather than flown. */
  leap: boolean;
}

/** The steps of each seat's newest turn, where they lie now: sectors that moved since have carried them along. */
export function lastSteps(events: readonly Event[], seats: number): Step[][] {
  const steps: Step[][] = Array.from({ length: seats }, () => []);
  for (const event of events) {
    if (event.type === "turn-began") steps[event.seat] = [];
    else if (event.type === "pawn-moved" || event.type === "flown-over" || event.type === "sucked-in") {
      steps[event.seat]?.push({ start: event.start, cell: event.cell, leap: event.type === "sucked-in" });
    } else if (event.type === "rearranged") {
      const to = (cell: number): number => carried(cell, event.sources, event.turns);
      steps.forEach((list, seat) => (steps[seat] = list.map((step) => ({ ...step, start: to(step.start), cell: to(step.cell) }))));
    }
  }
  return steps.map((list) => list.filter(({ start, cell, leap }) => leap || distance(start, cell) <= 2));
}

const distance = (one: number, other: number): number =>
  Math.abs(rowOf(one) - rowOf(other)) + Math.abs(columnOf(one) - columnOf(other));

/** Where a seat has been, as the sky lies now: the tokens it turned and the planets it stopped on. */
export function journey(table: PublicState, seat: number): number[] {
  const way = table.books[seat]?.way ?? [];
  return way.map((stop) => (stop < TOKENS ? table.tokens[stop] : table.planets[stop - TOKENS]) ?? -1).filter((cell) => cell >= 0);
}
