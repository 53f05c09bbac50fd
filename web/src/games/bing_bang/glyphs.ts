// What is under the tokens and aboard the ships, as small drawings around the middle of a square of 24.
import type { Piece } from "./names";

export interface Drawing {
  line: string;
  /** What is filled with the colour of the line. */
  solid?: string;
}

const SHUTTLE: Drawing = {
  line: "M0-10c4 3 5 8 4 12l4 4v3h-16v-3l4-4c-1-4 0-9 4-12z",
};
const PILOT: Drawing = { line: "M-8 3a8 9 0 0 1 16 0v5h-16z", solid: "M-5-1h10v4q-5 3-10 0z" };
const PLEASANT: Drawing = { line: "M-6 2c2 6 10 6 12 0", solid: "M-5-6h3v4h-3zM2-6h3v4h-3z" };
const UNPLEASANT: Drawing = { line: "M-6 7c2-6 10-6 12 0", solid: "M-5-6h3v4h-3zM2-6h3v4h-3z" };
const BIS: Drawing = { line: "M7-4A8 8 0 1 0 8 2M8-10v6H2" };
const BLACK_HOLE: Drawing = { line: "M0 0a2 2 0 0 1 4 0a4 4 0 0 1-8 0a6.500 6.500 0 0 1 13 0a9 9 0 0 1-9 9" };
const FAILURE: Drawing = { line: "M-9-8h18v12h-18zM-5 9h10M0 4v5M-3-5l6 6M3-5l-6 6" };
const METEORS: Drawing = { line: "M1 0l7-8M-3-4l5-6M4 4l5-5", solid: "M-8 4a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0z" };

const SCIENTISTS: readonly Drawing[] = [
  { line: "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-10 4c4 1 16-4 20-8" },
  { line: "M-7 8C-9-4-1-9 9-9C9 3 3 9-7 8zM-9 10L3-3" },
  { line: "M-4-10h8M-2-10v7l-6 10q-1 3 2 3h12q3 0 2-3l-6-10v-7M-5 3h10" },
  { line: "M-9-3l4-6h10l4 6l-9 12zM-9-3h18M-4-3l4 12l4-12" },
  { line: "M-3-9h6v6h6v6h-6v6h-6v-6h-6v-6h6z" },
  {
    line: "M-10 0a10 4 0 1 0 20 0a10 4 0 1 0-20 0M5 8.700A10 4 60 1 0-5-8.700A10 4 60 1 0 5 8.700M-5 8.700A10 4 120 1 0 5-8.700A10 4 120 1 0-5 8.700",
  },
];
const OBJECTS: readonly Drawing[] = [
  { line: "M-10 3l8-6l4 5l-8 6zM4-4l5-4M6 0h4M2-7v-3" },
  { line: "M-6 10V-9M-6-9h14l-4 4.500l4 4.500h-14" },
  { line: "M-9-6a10 10 0 0 0 14 14zM-2 1l5-6M3-10a7 7 0 0 1 7 7M-5 6l-2 4h6" },
  { line: "M-10 0l14-7l2 5l-14 6zM4-9l3 8M-1 3l-5 7M-1 3l5 7" },
  {
    line: "M-9 3l2-6h10l6 6zM-5-3v-6h4M-8 6a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0M3 6a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0",
  },
  { line: "M-5 10l2-10h6l2 10zM-6 10h12M0-7v-3M-6-5l-3-2M6-5l3-2", solid: "M-3-1a3 3.500 0 1 1 6 0z" },
];
const INCIDENTS: readonly (readonly Drawing[])[] = [
  [PLEASANT, UNPLEASANT, BIS, BLACK_HOLE],
  [PLEASANT, UNPLEASANT, FAILURE, METEORS],
  [PLEASANT, UNPLEASANT, BIS, METEORS],
  [PLEASANT, UNPLEASANT, BLACK_HOLE, FAILURE],
];
const PIECES: Record<Piece, Drawing> = {
  pilot: PILOT,
  shuttle: SHUTTLE,
  scientist: SCIENTISTS[2] ?? PILOT,
  object: { line: "M-8-5l8-4l8 4v9l-8 5l-8-5zM-8-5l8 4l8-4M0-1v10" },
  witness: { line: "M-6-3a6 6 0 1 0 12 0a6 6 0 1 0-12 0M-4 2l-2 8l6-3l6 3l-2-8", solid: "M-2-3a2 2 0 1 0 4 0a2 2 0 1 0-4 0z" },
};

/** A shuttle is known by its colour; the letter on it says the colour to everybody. */
export const SHUTTLE_PAINT = ["#d8344c", "#2f7de0", "#f0c23a", "#3b9a58", "#ffffff", "#2a3045"] as const;

export const drawingOfPiece = (piece: Piece): Drawing => PIECES[piece];

export function drawingOf(face: number): Drawing {
  const [colour, kind] = [Math.floor(face / 10), face % 10];
  if (kind >= 6) return INCIDENTS[colour]?.[kind - 6] ?? BIS;
  return [PILOT, SHUTTLE, SCIENTISTS[kind], OBJECTS[kind]][colour] ?? PILOT;
}

/** Which shuttle a face is; null for everything else. */
export const shuttleOf = (face: number): number | null => (face >= 10 && face < 16 ? face - 10 : null);
