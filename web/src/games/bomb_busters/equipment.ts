// Equipment as it is printed: what each card is called, what it does and looks like.
import { m } from "$messages";
import type { Take, View } from "./wire";

export type Tool = Take["tool"];

/** The own double detector stands beside the cards. */
export const DOUBLE = 0;
/** All wires of a kind at once, in place of a cut. */
const AT_ONCE = 40;
const HOOK = 121;
export const TOOLS: Readonly<Record<number, Tool>> = { [DOUBLE]: "double", 3: "triple", 5: "super", 10: "ray", [AT_ONCE]: "at-once" };
export const TOOL_CARDS: Readonly<Record<Tool, number>> = { double: DOUBLE, triple: 3, super: 5, ray: 10, "at-once": AT_ONCE };
/** Those that no wires have to be cut for. */
export const ALWAYS_READY: readonly number[] = [AT_ONCE];
/** Cards that give or take a wire, and ask for something more once it is chosen. */
export const isHook = (card: number | null): boolean => card === HOOK;

const NAMES: Readonly<Record<number, () => string>> = {
  [DOUBLE]: m.bomb_busters_card_0,
  1: m.bomb_busters_card_1,
  2: m.bomb_busters_card_2,
  3: m.bomb_busters_card_3,
  4: m.bomb_busters_card_4,
  5: m.bomb_busters_card_5,
  6: m.bomb_busters_card_6,
  7: m.bomb_busters_card_7,
  8: m.bomb_busters_card_8,
  9: m.bomb_busters_card_9,
  10: m.bomb_busters_card_10,
  11: m.bomb_busters_card_11,
  12: m.bomb_busters_card_12,
  13: m.bomb_busters_card_13,
  22: m.bomb_busters_card_22,
  33: m.bomb_busters_card_33,
  99: m.bomb_busters_card_99,
  110: m.bomb_busters_card_110,
  [HOOK]: m.bomb_busters_card_121,
  [AT_ONCE]: m.bomb_busters_card_at_once,
};

export const printedName = (card: number): string => NAMES[card]?.() ?? "";

export const toolName = (tool: Tool): string => printedName(TOOL_CARDS[tool]);

const RULES: Readonly<Record<number, () => string>> = {
  [DOUBLE]: m.bomb_busters_about_0,
  1: m.bomb_busters_about_1,
  2: m.bomb_busters_about_2,
  3: m.bomb_busters_about_3,
  4: m.bomb_busters_about_4,
  5: m.bomb_busters_about_5,
  6: m.bomb_busters_about_6,
  7: m.bomb_busters_about_7,
  8: m.bomb_busters_about_8,
  9: m.bomb_busters_about_9,
  10: m.bomb_busters_about_10,
  11: m.bomb_busters_about_11,
  12: m.bomb_busters_about_12,
  13: m.bomb_busters_about_13,
  22: m.bomb_busters_about_22,
  33: m.bomb_busters_about_33,
  99: m.bomb_busters_about_99,
  110: m.bomb_busters_about_110,
  [HOOK]: m.bomb_busters_about_121,
  [AT_ONCE]: m.bomb_busters_about_at_once,
};

export const printedRule = (card: number): string => RULES[card]?.() ?? "";

/** A card, or with 0 the character of a seat. */
export const turnedUp = (what: { number: number; seat: number }, names: readonly string[]): string =>
  what.number ? printedName(what.number) : m.bomb_busters_do_turn_up_of({ name: names[what.seat] ?? "" });

/** The card that a seat's character works as; DOUBLE is the double detector (BOM-300). */
export const characterOf = (view: View, seat: number): number => view.characters[seat] ?? DOUBLE;

/** Drawn on a grid of 24 with a line of 2. */
export const GLYPHS: Readonly<Record<number, string>> = {
  [DOUBLE]: "M9 4a5 5 0 1 0 0 10a5 5 0 1 0 0-10M15 10a5 5 0 1 0 0 10a5 5 0 1 0 0-10",
  1: "M5 9h14M5 15h14M16 4L8 20",
  2: "M4 8h4v12H4zM6 8V3M16 8h4v12h-4zM18 8V3M10 11l4 0M10 16l4 0",
  3: "M12 3a4 4 0 1 0 0 8a4 4 0 1 0 0-8M7 12a4 4 0 1 0 0 8a4 4 0 1 0 0-8M17 12a4 4 0 1 0 0 8a4 4 0 1 0 0-8",
  4: "M5 4h14v10l-5 6H5zM14 20v-6h5",
  5: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 1v4M12 19v4M1 12h4M19 12h4",
  6: "M11 6l-7 6 7 6zM20 6l-7 6 7 6z",
  7: "M7 6h10v15H7zM10 3h4v3h-4zM12 10v6M9 13h6",
  8: "M3 19a18 18 0 0 1 18 0M12 19L18 6M8 12a9 9 0 0 1 4-7M12 19v.01",
  9: "M12 3l8 3v6c0 5-4 8-8 9c-4-1-8-4-8-9V6zM8 12l3 3 5-6",
  10: "M3 5l7 14M10 5L3 19M14 5l4 7 4-7M18 12v7",
  11: "M7 8h9v10a3 3 0 0 1-3 3h-3a3 3 0 0 1-3-3zM16 10h2a2 2 0 0 1 0 6h-2M9 3v2M13 3v2",
  12: "M5 9h14M5 15h14",
  13: "M4 8h16v12H4zM4 8l3-4h10l3 4M4 15h16M12 15v5",
  22: "M5 12l4-4M5 8l4 4M15 7l3-2v14",
  33: "M4 11a8 7 0 0 1 16 0zM4 11l8 6 8-6M9 17h6v4H9z",
  99: "M4 6l7 6-7 6zM12 6l7 6-7 6zM21 5v14",
  110: "M12 3v5M12 16v5M3 12h5M16 12h5M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3",
  [HOOK]: "M12 3v11M12 14a5 5 0 1 1-5-5M9 3h6",
  [AT_ONCE]: "M4 5h4v14H4zM10 5h4v14h-4zM16 5h4v14h-4zM2 12h20",
};
