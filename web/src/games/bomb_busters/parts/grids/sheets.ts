// The sheets of the bonus missions, as they are printed and as they are ticked. Cells are numbered row by row.
import { m } from "$messages";
import { valueWord } from "../../values";
import type { GridSeen, Printed } from "../../wire";

/** What of a sheet is ticked, and joined to START. */
export type Ticked = Pick<GridSeen, "ticked" | "lines">;

export interface SheetRow {
  cells: readonly number[];
  /** What completing the row brings. */
  prize: "+1" | "−1" | "coffee" | "bonus" | "";
}

const MOVES: Readonly<Record<number, SheetRow["prize"]>> = { 1: "+1", [-1]: "−1" };

function prizeOf({ effects, coffees, bonuses }: Printed, row: number): SheetRow["prize"] {
  if (coffees.includes(row)) return "coffee";
  return bonuses.includes(row) ? "bonus" : (MOVES[effects[row] ?? 0] ?? "");
}

export const rowsOf = (sheet: Printed): readonly SheetRow[] =>
  Array.from({ length: sheet.cells.length / sheet.width }, (_, row) => ({
    cells: sheet.cells.slice(sheet.width * row, sheet.width * (row + 1)),
    prize: prizeOf(sheet, row),
  }));

/** The row of a cell and the value printed in it. */
export const cellOf = ({ cells, width }: Printed, cell: number): { row: number; value: number } => ({
  row: Math.floor(cell / width),
  value: cells[cell] ?? 0,
});

const cellsIn = ({ width }: Printed, row: number): number[] => Array.from({ length: width }, (_, at) => width * row + at);

export const isFull = (sheet: Printed, { ticked }: Ticked, row: number): boolean =>
  cellsIn(sheet, row).every((cell) => ticked.includes(cell));

/** Where only the leftmost cells are open, a cell waits until all cells to its left are ticked. */
export const waits = (sheet: Printed, { ticked }: Ticked, cell: number): boolean =>
  sheet.opened === "leftmost" && cellsIn(sheet, cellOf(sheet, cell).row).some((left) => left < cell && !ticked.includes(left));

/** A row in words: its cells, what it brings, and whether it is joined to START. */
export function rowWords(sheet: Printed, grid: Ticked, row: number): string {
  const cells = cellsIn(sheet, row).map((cell) => {
    const value = valueWord(cellOf(sheet, cell).value);
    return grid.ticked.includes(cell) ? m.bomb_busters_sheet_ticked({ value }) : value;
  });
  const prize = prizeOf(sheet, row);
  const brings = { coffee: m.bomb_busters_sheet_coffee(), bonus: m.bomb_busters_sheet_bonus() };
  const parts = [
    ...cells,
    prize === "coffee" || prize === "bonus" ? brings[prize] : prize,
    grid.lines.includes(row) ? m.bomb_busters_sheet_linked() : "",
  ];
  return m.bomb_busters_sheet_row({ row: row + 1, cells: parts.filter(Boolean).join(", ") });
}
