// Where things lie: 20×20 cells in four places of 10×10, row by row.
import type { Point } from "$kit/drag";
import type { PublicState } from "./wire";

export const WIDTH = 20;
export const SIDE = 10;
export const CELL = 40;
export const EDGE = WIDTH * CELL;
export const NOWHERE = -1;
export const PLACES = [0, 1, 2, 3] as const;

export type Fourfold = readonly [number, number, number, number];

export const rowOf = (cell: number): number => Math.floor(cell / WIDTH);
export const columnOf = (cell: number): number => cell % WIDTH;

export const cellName = (cell: number): string => `${"abcdefghijklmnopqrst"[columnOf(cell)] ?? ""}${rowOf(cell) + 1}`;

export const centre = (cell: number): Point => ({ x: (columnOf(cell) + 0.5) * CELL, y: (rowOf(cell) + 0.5) * CELL });

export function cellAt({ x, y }: Point): number | null {
  const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
  return column >= 0 && row >= 0 && column < WIDTH && row < WIDTH ? row * WIDTH + column : null;
}

export const placeOf = (cell: number): number =>
  (rowOf(cell) >= SIDE ? 2 : 0) + (columnOf(cell) >= SIDE ? 1 : 0);

export const placeCentre = (place: number): Point => ({
  x: ((place % 2) + 0.5) * SIDE * CELL,
  y: (Math.floor(place / 2) + 0.5) * SIDE * CELL,
});

export const beside = (a: number, b: number): boolean =>
  Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b)) === 1;

/** Where a cell goes when place `i` gets the sector of place `sources[i]`, turned `turns[i]` times clockwise. */
export function carried(cell: number, sources: readonly number[], turns: readonly number[]): number {
  if (cell === NOWHERE) return cell;
  const place = sources.indexOf(placeOf(cell));
  let [row, column] = [rowOf(cell) % SIDE, columnOf(cell) % SIDE];
  for (let turn = 0; turn < (turns[place] ?? 0); turn++) [row, column] = [column, SIDE - 1 - row];
  return (Math.floor(place / 2) * SIDE + row) * WIDTH + (place % 2) * SIDE + column;
}

/** Where each pawn is drawn: those that share a cell stand around its middle, one on a planet leaves it in sight. */
export function standing(table: PublicState): { seat: number; cell: number; x: number; y: number; scale: number }[] {
  const pawns = table.books.flatMap((book, seat) => (book.eliminated || book.pawn === NOWHERE ? [] : [{ seat, cell: book.pawn }]));
  return pawns.map(({ seat, cell }) => {
    const same = pawns.filter((other) => other.cell === cell).map((other) => other.seat);
    const { x, y } = centre(cell);
    if (same.length === 1) {
      return table.planets.includes(cell) ? { seat, cell, x: x + 11, y: y - 9, scale: 0.8 } : { seat, cell, x, y, scale: 0.85 };
    }
    const angle = (same.indexOf(seat) / same.length) * 2 * Math.PI - Math.PI / 2;
    const far = same.length > 3 ? 17 : 12;
    return { seat, cell, x: x + far * Math.cos(angle), y: y + far * Math.sin(angle), scale: same.length > 3 ? 0.55 : 0.65 };
  });
}

/** The table as it would lie after a Bing Bang of sectors. */
export function rearranged(table: PublicState, sources: readonly number[], turns: readonly number[]): PublicState {
  const to = (cell: number): number => carried(cell, sources, turns);
  return {
    ...table,
    sectors: sources.map((source, place) => {
      const { id, turns: turned } = table.sectors[source] ?? { id: place, turns: 0 };
      return { id, turns: (turned + (turns[place] ?? 0)) % 4 };
    }),
    planets: table.planets.map(to),
    tokens: table.tokens.map(to),
    whites: table.whites.map(to),
    reds: table.reds.map(to),
    books: table.books.map((book) => ({ ...book, pawn: to(book.pawn) })),
  };
}

/** The table as it would lie with these planets elsewhere, and with them the pawns on them. */
export function withPlanets(table: PublicState, moves: ReadonlyMap<number, number>): PublicState {
  const to = new Map([...moves].map(([planet, cell]) => [table.planets[planet] ?? NOWHERE, cell]));
  return {
    ...table,
    planets: table.planets.map((cell, planet) => moves.get(planet) ?? cell),
    books: table.books.map((book) => ({ ...book, pawn: to.get(book.pawn) ?? book.pawn })),
  };
}
