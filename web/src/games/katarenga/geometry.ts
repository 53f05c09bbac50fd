// Where things lie in the drawing. A square is 100 units wide; the board stands in a frame, camps outside it.
import type { Point } from "$kit/drag";

export const SIZE = 100;
export const FRAME = 46;
export const MARGIN = 4;
/** The height of the strip that holds a side's progress. */
export const BAR = 80;
/** The height of the strip that holds two camps. */
export const STRIP = 104;

export const name = (square: number): string => `${"abcdefgh"[square % 8]}${Math.floor(square / 8) + 1}`;
const CAMPS = ["a9", "h9", "a0", "h0"];
export const campName = (camp: number): string => CAMPS[camp] ?? "";

export const isBorder = (square: number): boolean => (square % 8) % 7 === 0 || Math.floor(square / 8) % 7 === 0;

/** Squares and camps as the pointer finds them, by the names that notation gives them. */
export const squareKey = name;
export const campKey = campName;
/** The square of a key; null for a camp. */
export function squareOf(key: string): number | null {
  const rank = Number(key.slice(1));
  return rank >= 1 && rank <= 8 ? "abcdefgh".indexOf(key.charAt(0)) + 8 * (rank - 1) : null;
}
export const campOf = (key: string): number => CAMPS.indexOf(key);

/** The upper left corner of a square; `flipped` is black's side of the table. */
export function corner(square: number, flipped: boolean): Point {
  const file = square % 8;
  const rank = Math.floor(square / 8);
  return { x: (flipped ? 7 - file : file) * SIZE, y: (flipped ? rank : 7 - rank) * SIZE };
}

export function centre(square: number, flipped: boolean): Point {
  const { x, y } = corner(square, flipped);
  return { x: x + SIZE / 2, y: y + SIZE / 2 };
}

/** The middle of a camp: beyond the corners of the far and the near rank. */
export function campCentre(camp: number, flipped: boolean): Point {
  const left = (camp % 2 === 0) !== flipped;
  const top = camp < 2 !== flipped;
  return { x: left ? SIZE / 2 : 7.5 * SIZE, y: top ? -FRAME - STRIP / 2 : 8 * SIZE + FRAME + STRIP / 2 };
}

/** Two pawns on one corner stand a little apart. */
export const APART: readonly Point[] = [
  { x: -16, y: 12 },
  { x: 16, y: -12 },
];
