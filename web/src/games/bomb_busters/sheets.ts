// What is printed on the sheets of the bonus missions. Cells are numbered row by row.
import { m } from "$messages";
import { valueWord, YELLOW } from "./values";
import type { Grid, Options } from "./wire";

export interface SheetRow {
  cells: readonly number[];
  /** What completing the row brings. */
  prize: "+1" | "−1" | "coffee" | "bonus" | "";
}

const J = YELLOW;
const row = (cells: readonly number[], prize: SheetRow["prize"] = ""): SheetRow => ({ cells, prize });

const BALANCE = [
  row([1, J], "+1"),
  row([2, 12], "−1"),
  row([3, 11], "+1"),
  row([4, 10], "−1"),
  row([5, 9], "+1"),
  row([6, 8], "−1"),
  row([7, 7]),
  row([8, 1], "+1"),
  row([9, 2], "−1"),
  row([10, 3], "+1"),
  row([11, 4], "−1"),
  row([12, 5], "+1"),
  row([J, 6], "−1"),
];

const PARALLEL = [
  row([1, 12, 8, 2, J], "coffee"),
  row([6, 2, 11, 7, 3], "coffee"),
  row([10, 7, 3, 10, 6], "coffee"),
  row([5, 11, 8, 4, 9], "coffee"),
  row([12, 4, 1, 9, 5], "coffee"),
];

const LIAISONS = [
  row([1, 7], "coffee"),
  row([2, 9]),
  row([3, 11], "bonus"),
  row([4, 12]),
  row([5, 8], "coffee"),
  row([6, 10]),
  row([7, J]),
  row([8, 1]),
  row([9, 3], "coffee"),
  row([10, 2], "bonus"),
  row([11, 5]),
  row([12, 6], "coffee"),
  row([J, 4]),
];

const SHEETS: Partial<Record<Options["mission"], readonly SheetRow[]>> = {
  balance: BALANCE,
  parallel: PARALLEL,
  liaisons: LIAISONS,
};

export const sheetOf = (mission: Options["mission"]): readonly SheetRow[] => SHEETS[mission] ?? [];

/** The row of a cell and the value printed in it. */
export function cellOf(mission: Options["mission"], cell: number): { row: number; value: number } {
  const rows = sheetOf(mission);
  const width = rows[0]?.cells.length ?? 1;
  const number = Math.floor(cell / width);
  return { row: number, value: rows[number]?.cells[cell % width] ?? 0 };
}

const cellsIn = (mission: Options["mission"], row: number): number[] => {
  const width = sheetOf(mission)[0]?.cells.length ?? 1;
  return Array.from({ length: width }, (_, at) => width * row + at);
};

export const isFull = (mission: Options["mission"], { ticked }: Grid, row: number): boolean =>
  cellsIn(mission, row).every((cell) => ticked.includes(cell));

/** In parallel rows a cell waits until all cells to its left are ticked. */
export const waits = (mission: Options["mission"], { ticked }: Grid, cell: number): boolean =>
  mission === "parallel" &&
  cellsIn(mission, cellOf(mission, cell).row).some((left) => left < cell && !ticked.includes(left));

/** A row in words: its cells, what it brings, and whether it is joined to START. */
export function rowWords(mission: Options["mission"], grid: Grid, row: number): string {
  const cells = cellsIn(mission, row).map((cell) => {
    const value = valueWord(cellOf(mission, cell).value);
    return grid.ticked.includes(cell) ? m.bomb_busters_sheet_ticked({ value }) : value;
  });
  const prize = sheetOf(mission)[row]?.prize ?? "";
  const brings = { coffee: m.bomb_busters_sheet_coffee(), bonus: m.bomb_busters_sheet_bonus() };
  const parts = [
    ...cells,
    prize === "coffee" || prize === "bonus" ? brings[prize] : prize,
    grid.lines.includes(row) ? m.bomb_busters_sheet_linked() : "",
  ];
  return m.bomb_busters_sheet_row({ row: row + 1, cells: parts.filter(Boolean).join(", ") });
}
