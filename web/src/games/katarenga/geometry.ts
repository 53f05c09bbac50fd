// Where things lie in the drawing. A square is 100 units wide, and the board fills 800 by 800 of them, edge to edge. Beyond
// two of its edges lies a strip for camps and plaques: above and below on an upright screen, at the sides on a lying one.
import type { Point } from "$kit/drag";
import type { Action } from "./wire";

export const SIZE = 100;
export const EDGE = 8 * SIZE;

/** The position of the reader: `flipped` on black's side of the table, `lying` on a screen that is wider than high. */
export interface Look {
  flipped: boolean;
  lying: boolean;
}

export const viewBox = ({ lying }: Look): string =>
  lying ? `${-SIZE} 0 ${EDGE + 2 * SIZE} ${EDGE}` : `0 ${-SIZE} ${EDGE} ${EDGE + 2 * SIZE}`;

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

/** The upper left corner of a square. */
export function corner(square: number, { flipped }: Look): Point {
  const file = square % 8;
  const rank = Math.floor(square / 8);
  return { x: (flipped ? 7 - file : file) * SIZE, y: (flipped ? rank : 7 - rank) * SIZE };
}

export function centre(square: number, look: Look): Point {
  const { x, y } = corner(square, look);
  return { x: x + SIZE / 2, y: y + SIZE / 2 };
}

/** The middle of a camp: in the strip, next to the corner of the rank that it lies behind. */
export function campCentre(camp: number, { flipped, lying }: Look): Point {
  const left = (camp % 2 === 0) !== flipped;
  const top = camp < 2 !== flipped;
  const [near, far, before, beyond] = [SIZE / 2, EDGE - SIZE / 2, -SIZE / 2, EDGE + SIZE / 2];
  if (lying) return { x: left ? before : beyond, y: top ? near : far };
  return { x: left ? near : far, y: top ? before : beyond };
}

/** The middle of a square or a camp. */
export function placeOf(key: string, look: Look): Point {
  const square = squareOf(key);
  return square === null ? campCentre(campOf(key), look) : centre(square, look);
}

/** The way of an action's pawn: from its square to a square or a camp, and that of the pawn it ousts. */
export interface Way {
  from: Point;
  to: Point;
  away: Point | null;
}

/** Null where no pawn moves. */
export function wayOf(action: Action, look: Look): Way | null {
  if (!("start" in action)) return null;
  const to = action.type === "camp" ? campCentre(action.camp, look) : centre(action.target, look);
  return { from: centre(action.start, look), to, away: action.type === "oust" ? centre(action.to, look) : null };
}

/** Two pawns on one corner stand a little apart. */
export const APART: readonly Point[] = [
  { x: -16, y: 12 },
  { x: 16, y: -12 },
];
