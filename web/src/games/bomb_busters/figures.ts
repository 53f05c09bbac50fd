// What the figures of the rules page show: stands as short texts, and sheets with some cells ticked.
import { m } from "$messages";
import type { Ticked } from "./parts/grids/sheets";
import { YELLOW } from "./values";
import type { Printed, Wire } from "./wire";

/** A wire of a figure; `pointed` is somebody's finger on it. */
export interface FigureWire {
  wire: Wire;
  label: "=" | "≠" | null;
  pointed: boolean;
}

export interface Figure {
  words: () => string;
  stands?: readonly string[];
  sheet?: { printed: Printed; grid: Ticked };
  /** Positions of the detonator, with four players. */
  dials?: readonly number[];
}

const grid = (ticked: readonly number[], lines: readonly number[] = []): Ticked => ({ ticked, lines });

const J = YELLOW;
const PRINTED = { effects: [], coffees: [], bonuses: [] };
const BALANCE: Printed = {
  ...PRINTED,
  cells: [1, J, 2, 12, 3, 11, 4, 10, 5, 9, 6, 8, 7, 7, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, J, 6],
  width: 2,
  opened: "all",
  effects: [1, -1, 1, -1, 1, -1, 0, 1, -1, 1, -1, 1, -1],
};
const PARALLEL: Printed = {
  ...PRINTED,
  cells: [1, 12, 8, 2, J, 6, 2, 11, 7, 3, 10, 7, 3, 10, 6, 5, 11, 8, 4, 9, 12, 4, 1, 9, 5],
  width: 5,
  opened: "leftmost",
  coffees: [0, 1, 2, 3, 4],
};
const LIAISONS: Printed = {
  ...PRINTED,
  cells: [1, 7, 2, 9, 3, 11, 4, 12, 5, 8, 6, 10, 7, J, 8, 1, 9, 3, 10, 2, 11, 5, 12, 6, J, 4],
  width: 2,
  opened: "joined",
  coffees: [0, 4, 8, 11],
  bonuses: [2, 9],
};

export const FIGURES: Readonly<Record<string, Figure>> = {
  "BOM-3": { words: m.bomb_busters_figure_3, dials: [0, 3, 4] },
  "BOM-9": { words: m.bomb_busters_figure_9, stands: ["1 3 3.1 5 5.5 6 8 11"] },
  "BOM-11": { words: m.bomb_busters_figure_11, stands: ["? ? ? ? ? ?:6 ? ?"] },
  "BOM-14": { words: m.bomb_busters_figure_14, stands: ["? ? 6_ ?:7 ?", "2 5 6_ 6 9"] },
  "BOM-16": { words: m.bomb_busters_figure_16, stands: ["? ? ?:7 ? ?"], dials: [1] },
  "BOM-17": { words: m.bomb_busters_figure_17, stands: ["? 5_ ? 5_ ?", "2 5* 5* 8 9"] },
  "BOM-18": { words: m.bomb_busters_figure_18, stands: ["2_ 4.5 6_ 9_ 11_"] },
  "BOM-30": { words: m.bomb_busters_figure_30, stands: ["? ?* ? ?* ? ?"] },
  "BOM-41": { words: m.bomb_busters_figure_41, stands: ["? ?≠ ? ? ?= ? ?"] },
  "BOM-80": { words: m.bomb_busters_figure_80, stands: ["2 3 4.5 5 7 8.5 10"] },
  "BOM-81": { words: m.bomb_busters_figure_81, sheet: { printed: BALANCE, grid: grid([0, 1, 4, 17]) } },
  "BOM-82": { words: m.bomb_busters_figure_82, sheet: { printed: PARALLEL, grid: grid([0, 1]) } },
  "BOM-83": { words: m.bomb_busters_figure_83, sheet: { printed: LIAISONS, grid: grid([4], [0, 2, 4]) } },
};

/** `?` is a back, `:7` a token, `_` laid down, `*` pointed at, `=` and `≠` labels to the right. */
export const wiresOf = (stand: string): FigureWire[] => stand.split(" ").map(read);

function read(text: string): FigureWire {
  const [, value = "?", token = "0", sign = ""] = /^([\d.]+|\?)(?::(\d+))?([_*=≠])?$/.exec(text) ?? [];
  const code = value === "?" ? 0 : Math.round(10 * Number(value));
  const shown = Number(token);
  return {
    wire: { code, origin: 0, cut: sign === "_", shown, token: shown > 0, knowers: [], notes: [], x: false, outward: false, told: 0 },
    label: sign === "=" || sign === "≠" ? sign : null,
    pointed: sign === "*",
  };
}
