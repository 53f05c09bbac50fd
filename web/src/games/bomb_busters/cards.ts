// Equipment: what each card is called, what it looks like, and which actions use it.
import { m } from "$messages";
import { cutCounts, valueMark, valueWord } from "./values";
import type { Action, Take, View } from "./wire";

export type Tool = Take["tool"];

/** The own double detector, and what a sheet offers, stand beside the twelve cards. */
export const DOUBLE = 0;
export const COFFEE = 20;
export const BONUS = 21;
/** Saying that a wire is red is done like using a card: first the card, then the wire (BOM-311). */
export const CALL_RED = 42;
/** Glyphs of what is no card. */
export const PENCIL = 30;
export const WAIT = 31;
/** What a mission lets a player do in place of a cut: all wires of a kind at once, and calling a tripwire. */
export const AT_ONCE = 40;
export const CALL = 41;
const HOOK = 121;
const NO_CARDS: readonly number[] = [COFFEE, BONUS, AT_ONCE, CALL];
export const TOOLS: Readonly<Record<number, Tool>> = { [DOUBLE]: "double", 3: "triple", 5: "super", 10: "ray", [AT_ONCE]: "at-once" };
export const TOOL_CARDS: Readonly<Record<Tool, number>> = { double: DOUBLE, triple: 3, super: 5, ray: 10, "at-once": AT_ONCE };
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
  [CALL]: m.bomb_busters_card_call,
};

export function cardName(card: number, view: View): string {
  if (card === COFFEE) return m.bomb_busters_card_coffee({ left: (view.parts.grids?.coffees_left ?? 0) });
  if (card === BONUS) return m.bomb_busters_card_bonus({ left: (view.parts.grids?.bonuses_left ?? 0) });
  if (card === CALL_RED) return m.bomb_busters_do_call_red();
  return NAMES[card]?.() ?? "";
}

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
  [CALL]: m.bomb_busters_about_call,
  [COFFEE]: m.bomb_busters_about_11,
  [BONUS]: m.bomb_busters_about_bonus,
  [CALL_RED]: m.bomb_busters_about_call_red,
};

/** What a card does. */
export const cardRule = (card: number): string => RULES[card]?.() ?? "";

export const toolName = (tool: Tool): string => NAMES[TOOL_CARDS[tool]]!();

export type CardState = "locked" | "ready" | "used";

/** The card that a seat's character works as; DOUBLE is the double detector (BOM-300). */
export const characterOf = (view: View, seat: number): number => view.characters[seat] ?? DOUBLE;

/** The value whose wires make a card usable, and how many of them (BOM-40, BOM-293). */
export const cardValue = (card: number): number => (card > 13 ? card / 11 : card);
export const wiresNeeded = (card: number): number => (card > 13 ? 4 : 2);

/** As it is printed on the card: 7, or 9-9. */
export function cardMark(card: number): string {
  if (card === 13) return valueMark(card);
  return card > 13 ? `${cardValue(card)}-${cardValue(card)}` : String(card);
}

/** Whether its wires are cut, and whether it was used (BOM-40). */
export function cardState(view: View, card: number): CardState {
  const own = view.seat !== null && characterOf(view, view.seat) === card && !view.spent.includes(view.seat);
  if (own) return "ready";
  if (card === DOUBLE) return view.seat !== null && view.spent.includes(view.seat) ? "used" : "ready";
  if (view.cards.some(({ number, used }) => number === card && used)) return "used";
  if (NO_CARDS.includes(card) || view.ready.includes(card)) return "ready";
  return view.cards.some(({ number }) => number === card) ? "locked" : "used";
}

export function cardStateWords(view: View, card: number): string {
  const state = cardState(view, card);
  if (state === "used") return m.bomb_busters_card_used();
  if (state === "ready") return m.bomb_busters_card_ready();
  const [value, needed] = [cardValue(card), wiresNeeded(card)];
  const counts = cutCounts(view);
  const words = { number: valueWord(value), count: Math.min(needed, counts[value] ?? 0) };
  const locked = needed > 2 ? m.bomb_busters_card_locked_four(words) : m.bomb_busters_card_locked(words);
  const lock = view.cards.find(({ number }) => number === card)?.lock ?? 0;
  return lock ? `${locked}, ${m.bomb_busters_card_lock({ number: lock, count: Math.min(2, counts[lock] ?? 0) })}` : locked;
}

/** Cards for the own turn; the others can be used at any time. */
const OWN_TURN: readonly number[] = [DOUBLE, 3, 5, 9, 10, 11, 99, COFFEE];

/** Why a card cannot be used now. */
export function whyUnused(view: View, card: number): string {
  if (cardState(view, card) !== "ready") return cardStateWords(view, card);
  if (OWN_TURN.includes(card) && view.active !== view.seat) return m.bomb_busters_card_not_turn();
  if (card === 6 && view.detonator === 0) return m.bomb_busters_card_not_start();
  if (card === 7 && view.spent.length === 0) return m.bomb_busters_card_not_spent();
  return m.bomb_busters_card_not_now();
}

/** A card and what state it is in. */
export const cardWords = (view: View, card: number): string => `${cardName(card, view)}, ${cardStateWords(view, card)}`;

/** The card that an action uses; null is none. */
export function cardOf(action: Action): number | null {
  switch (action.type) {
    case "take":
      return TOOL_CARDS[action.tool];
    case "label":
      return action.equal ? 12 : 1;
    case "exchange":
      return 2;
    case "post-it":
      return 4;
    case "rewind":
      return 6;
    case "batteries":
      return 7;
    case "radar":
      return 8;
    case "stabilize":
      return 9;
    case "thermos":
      return 11;
    case "coffee":
      return COFFEE;
    case "turn-up":
      return BONUS;
    case "call-red":
      return CALL_RED;
    case "single":
      return 22;
    case "fast-pass":
      return 99;
    case "hook":
      return HOOK;
    case "tripwire":
      return CALL;
    default:
      return null;
  }
}

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
  [COFFEE]: "M5 9h11v7a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 11h2a2 2 0 0 1 0 5h-2M8 4v2M12 4v2",
  13: "M4 8h16v12H4zM4 8l3-4h10l3 4M4 15h16M12 15v5",
  22: "M5 12l4-4M5 8l4 4M15 7l3-2v14",
  33: "M4 11a8 7 0 0 1 16 0zM4 11l8 6 8-6M9 17h6v4H9z",
  99: "M4 6l7 6-7 6zM12 6l7 6-7 6zM21 5v14",
  110: "M12 3v5M12 16v5M3 12h5M16 12h5M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3",
  [HOOK]: "M12 3v11M12 14a5 5 0 1 1-5-5M9 3h6",
  [AT_ONCE]: "M4 5h4v14H4zM10 5h4v14h-4zM16 5h4v14h-4zM2 12h20",
  [CALL_RED]: "M12 3l7 9-7 9-7-9zM12 9v4M12 15v.01",
  [CALL]: "M3 16c4-6 6 4 9-2s5 2 9-4M12 4v5M12 21v.01",
  [PENCIL]: "M4 20l1-5L16 4l4 4L9 19zM13 7l4 4",
  [WAIT]: "M6 3h12M6 21h12M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9",
  [BONUS]: "M12 3l2.700 6 6.300.6-4.800 4.200 1.500 6.400L12 17l-5.700 3.200 1.500-6.400L3 9.600 9.300 9z",
};
