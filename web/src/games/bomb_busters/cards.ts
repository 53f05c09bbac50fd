// What lies in the dock: equipment, and what mechanisms lay there. What state it is in, and which actions use it.
import { m } from "$messages";
import { ALWAYS_READY, characterOf, DOUBLE, GLYPHS, printedName, printedRule, TOOL_CARDS } from "./equipment";
import { PARTS } from "./parts";
import type { CardHalf } from "./parts/part";
import { actionHalf } from "./tags";
import { cutCounts, valueMark, valueWord } from "./values";
import type { Action, View } from "./wire";

/** What is no card, by numbers that no card has. */
const OTHERS: Readonly<Record<number, CardHalf>> = Object.assign({}, ...PARTS.map(({ cards }) => cards));

/** What stands first in the dock, wherever it can be used. */
export const FIRST: readonly number[] = [
  TOOL_CARDS["at-once"],
  ...PARTS.flatMap(({ cards = {} }) => Object.keys(cards).map(Number)).filter((card) => OTHERS[card]?.first),
];

export const cardName = (card: number, view: View): string => OTHERS[card]?.name(view) ?? printedName(card);

/** What a card does. */
export const cardRule = (card: number): string => OTHERS[card]?.rule() ?? printedRule(card);

export const cardGlyph = (card: number): string | undefined => OTHERS[card]?.glyph ?? GLYPHS[card];

/** What it asks for while it is in use; null where no words are its own. */
export const cardPrompt = (card: number, words: { card: string }): string | null => OTHERS[card]?.prompt(words) ?? null;

export type CardState = "locked" | "ready" | "used";

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
  if (ALWAYS_READY.includes(card) || OTHERS[card]?.isReady || view.ready.includes(card)) return "ready";
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
const OWN_TURN: readonly number[] = [DOUBLE, 3, 5, 9, 10, 11, 99];

/** Why a card cannot be used now. */
export function whyUnused(view: View, card: number): string {
  if (cardState(view, card) !== "ready") return cardStateWords(view, card);
  if ((OWN_TURN.includes(card) || OTHERS[card]?.ownTurn) && view.active !== view.seat) return m.bomb_busters_card_not_turn();
  if (card === 6 && view.detonator === 0) return m.bomb_busters_card_not_start();
  if (card === 7 && view.spent.length === 0) return m.bomb_busters_card_not_spent();
  return m.bomb_busters_card_not_now();
}

/** A card and what state it is in. */
export const cardWords = (view: View, card: number): string => `${cardName(card, view)}, ${cardStateWords(view, card)}`;

/** The card that an action uses; null is none. */
export const cardOf = (action: Action): number | null => actionHalf(action).card?.(action) ?? null;
