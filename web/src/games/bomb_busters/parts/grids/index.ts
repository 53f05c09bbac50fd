// The sheets of the bonus missions: cells to tick, lines to draw, and what full rows bring (BOM-81 to BOM-83).
import { m } from "$messages";
import { STAR } from "../../glyphs";
import { nameOf, said } from "../../saying";
import { turnedUp } from "../../equipment";
import { valueWord } from "../../values";
import type { GridSeen, View } from "../../wire";
import type { MissionPart } from "../part";
import Panel from "./Panel.svelte";
import { CUP } from "./glyphs";
import { cellOf, rowsOf, rowWords } from "./sheets";

/** What a sheet offers stands beside the cards. */
const COFFEE = 20;
const BONUS = 21;

export const grids = {
  slice: "grids",
  panel: {
    key: "sheet",
    name: m.bomb_busters_sheet_name,
    Body: Panel,
    isHidden: ({ sheet }) => !sheet,
    mark: ({ ticked, sheet }) => m.bomb_busters_part_sheet({ done: ticked.length, all: sheet!.cells.length }),
  },
  countsMistakes: false,
  gatesValues: () => true,
  summary: { at: "cards", words },
  dock: ({ coffees_left, bonuses_left }) => [...(coffees_left > 0 ? [COFFEE] : []), ...(bonuses_left > 0 ? [BONUS] : [])],
  cards: {
    [COFFEE]: {
      name: ({ parts }) => m.bomb_busters_card_coffee({ left: parts.grids?.coffees_left ?? 0 }),
      rule: m.bomb_busters_about_11,
      prompt: m.bomb_busters_prompt_next,
      glyph: CUP,
      isReady: true,
      ownTurn: true,
    },
    [BONUS]: {
      name: ({ parts }) => m.bomb_busters_card_bonus({ left: parts.grids?.bonuses_left ?? 0 }),
      rule: m.bomb_busters_about_bonus,
      prompt: m.bomb_busters_prompt_bonus,
      glyph: STAR,
      isReady: true,
    },
  },
  actions: {
    tick: {
      label: ({ cell }, view) => {
        const { row, value } = cellOf(view.parts.grids!.sheet!, cell);
        return m.bomb_busters_do_tick({ value: valueWord(value), row: row + 1 });
      },
      group: m.bomb_busters_group_grid,
      on: "grids",
    },
    line: { label: ({ cartouche }, view) => m.bomb_busters_do_line({ cells: cartoucheWord(view, cartouche) }), group: m.bomb_busters_group_grid, on: "grids" },
    coffee: {
      label: ({ seat }, _view, names) => m.bomb_busters_do_pass({ name: nameOf(names, seat) }),
      short: ({ seat }, names) => nameOf(names, seat),
      card: () => COFFEE,
    },
    "turn-up": { label: (action, _view, names) => m.bomb_busters_do_turn_up({ what: turnedUp(action, names) }), card: () => BONUS },
  },
  events: {
    line: {
      says: ({ seat, cartouche }, view, names, me) => said(seat, me, names, { cells: cartoucheWord(view, cartouche) }, m.bomb_busters_on_line, m.bomb_busters_on_line_you),
      sound: "slide",
      moves: "grids",
    },
    ticked: {
      says: ({ cell, row: full }, view) => {
        const { row, value } = cellOf(view.parts.grids!.sheet!, cell);
        const ticked = { value: valueWord(value), row: row + 1 };
        return full < 0 ? m.bomb_busters_on_ticked(ticked) : m.bomb_busters_on_ticked_row(ticked);
      },
      sound: "wood",
      detail: true,
      moves: "grids",
    },
  },
  tasks: {
    tick: { asks: ({ value }) => m.bomb_busters_prompt_tick({ value: valueWord(value) }), over: "all" },
    line: { asks: () => m.bomb_busters_prompt_line(), over: "all" },
  },
} satisfies MissionPart<"grids">;

function cartoucheWord({ parts }: View, cartouche: number): string {
  const sheet = parts.grids?.sheet;
  return (sheet ? (rowsOf(sheet)[cartouche]?.cells ?? []) : []).map(valueWord).join(" · ");
}

function words(grid: GridSeen): string[] {
  const { sheet } = grid;
  if (!sheet) return [];
  return [m.bomb_busters_summary_sheet({ rows: rowsOf(sheet).map((_, row) => rowWords(sheet, grid, row)).join(m.bomb_busters_semicolon()) })];
}
