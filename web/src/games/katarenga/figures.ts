// The figures of the rules page as data: a piece of the board, what stands on it and what it does.
import { m } from "$messages";

export interface Figure {
  words: () => string;
  /** Rows of colour letters from the top; `c` is a camp, `.` is nothing. */
  rows: readonly string[];
  pawns: readonly { seat: number; x: number; y: number; settled?: boolean }[];
  /** Where a pawn may go. */
  spots?: readonly [number, number][];
  /** Ways of pawns, from and to; `out` is that of an ousted one. */
  ways?: readonly { from: [number, number]; to: [number, number]; out?: boolean }[];
  /** Squares that are white's goal. */
  goals?: readonly [number, number][];
}

const base = (seat: number, y: number) => [0, 1, 2, 3, 4].map((x) => ({ seat, x, y }));

export const FIGURES: Readonly<Record<string, Figure>> = {
  "KBB-9": {
    words: m.katarenga_figure_stop,
    rows: ["YBGYR", "RYBRG", "BGYGY"],
    pawns: [
      { seat: 0, x: 0, y: 1 },
      { seat: 1, x: 0, y: 2 },
    ],
    spots: [[0, 0], [1, 1], [2, 1], [3, 1]],
  },
  "KBB-12": {
    words: m.katarenga_figure_choose,
    rows: ["YGBRY", "BRYGB", "RYGBR"],
    pawns: [{ seat: 0, x: 2, y: 2 }],
    ways: [{ from: [2, 2], to: [1, 0] }],
    goals: [[1, 0]],
  },
  "KBB-13": {
    words: m.katarenga_figure_settled,
    rows: ["GYBRGY", "BRYGBG"],
    pawns: [
      { seat: 0, x: 0, y: 0, settled: true },
      { seat: 0, x: 4, y: 0, settled: true },
      { seat: 1, x: 2, y: 1 },
    ],
    goals: [[0, 0], [4, 0]],
  },
  "KBB-14": {
    words: m.katarenga_figure_corner,
    rows: ["GYB", "BRY", "RGR"],
    pawns: [
      { seat: 0, x: -0.16, y: 0.12, settled: true },
      { seat: 0, x: 0.16, y: -0.12, settled: true },
    ],
    goals: [[0, 0]],
  },
  "KBB-16": {
    words: m.katarenga_figure_oust,
    rows: ["YBGYR", "BRYRB", "YGRBG"],
    pawns: [
      { seat: 0, x: 1, y: 2 },
      { seat: 1, x: 2, y: 0 },
    ],
    ways: [
      { from: [1, 2], to: [2, 0] },
      { from: [2, 0], to: [4, 1], out: true },
    ],
    goals: [[2, 0]],
  },
  "KAT-1": {
    words: m.katarenga_figure_start,
    rows: ["c...c", "RYBGR", "GRGBY", "YBYRB", "BGRYG", "c...c"],
    pawns: [...base(1, 1), ...base(0, 4)],
  },
  "KAT-2": {
    words: m.katarenga_figure_capture,
    rows: ["GYBRY", "RBGYB"],
    pawns: [
      { seat: 0, x: 0, y: 1 },
      { seat: 1, x: 3, y: 1 },
    ],
    ways: [{ from: [0, 1], to: [3, 1] }],
  },
  "KAT-3": {
    words: m.katarenga_figure_camp,
    rows: ["c...c", "RYBGR", "GRGBY"],
    pawns: [{ seat: 0, x: 2, y: 1 }],
    ways: [{ from: [2, 1], to: [4, 0] }],
  },
  "KAT-4": {
    words: m.katarenga_figure_won,
    rows: ["c...c", "RYBGR", "GRGBY"],
    pawns: [
      { seat: 0, x: 0, y: 0, settled: true },
      { seat: 0, x: 4, y: 0, settled: true },
    ],
  },
};
