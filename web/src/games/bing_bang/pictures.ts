// What can be shown as a small picture, and what is chosen by one.
import { m } from "$messages";
import { planetLabel } from "./faces";
import { CARDS, capital, cardName, colourName, faceName, missionName, pieceName, type Card, type Piece } from "./names";
import type { Action, View } from "./wire";

export type Shape = { face: number } | { piece: Piece } | { card: Card } | { planet: number };

export interface Choice {
  shape: Shape;
  label: string;
  /** How many are alike. */
  copies: number;
  action: Action;
}

export interface Choices {
  title: string;
  list: readonly Choice[];
}

/** What is to be chosen among pieces, cards, tokens or planets, if anything is. */
export function choicesOf(actions: readonly Action[], view: View, names: readonly string[]): Choices | null {
  const titles = {
    rob: m.bing_bang_choose_rob,
    "hand-in": m.bing_bang_hint_customs,
    show: m.bing_bang_hint_inspection,
    "pick-token": m.bing_bang_hint_pick,
    "lift-planet": m.bing_bang_hint_planet,
  };
  const found = actions.flatMap((action) => {
    const choice = choiceOf(action, view, names);
    return choice && action.type in titles ? [{ ...choice, action, copies: 1 }] : [];
  });
  const kind = found[0]?.action.type as keyof typeof titles | undefined;
  return kind === undefined ? null : { title: titles[kind](), list: merged(found) };
}

function choiceOf(action: Action, view: View, names: readonly string[]): { shape: Shape; label: string } | null {
  switch (action.type) {
    case "rob": {
      const name = names[action.victim] ?? "";
      return { shape: { piece: action.piece }, label: m.bing_bang_of_seat({ name, what: pieceName(action.piece) }) };
    }
    case "hand-in":
      return { shape: { card: action.card }, label: cardName(action.card) };
    case "show": {
      const card = view.missions[view.seat ?? -1]?.[action.category] ?? 0;
      const shape = action.category === 3 ? { planet: card } : { face: 10 * (action.category + 1) + card };
      return { shape, label: capital(missionName(action.category, card)) };
    }
    case "pick-token":
      return { shape: { face: action.face }, label: `${capital(faceName(action.face))} (${colourName(Math.floor(action.face / 10))})` };
    case "lift-planet":
      return view.table.phase === "lay-planets" ? { shape: { planet: action.planet }, label: planetLabel(action.planet) } : null;
    default:
      return null;
  }
}

/** One for all that read alike. */
function merged(choices: readonly Choice[]): Choice[] {
  const byLabel = new Map<string, Choice>();
  for (const choice of choices) {
    const known = byLabel.get(choice.label);
    byLabel.set(choice.label, known ? { ...known, copies: known.copies + 1 } : choice);
  }
  return [...byLabel.values()];
}

/** The Bing Bang cards in a hand, one for all that are alike. */
export function cardsInHand(view: View, seat: number): { card: Card; copies: number }[] {
  const hand = (view.hands[seat] ?? []).flatMap((number) => CARDS[number] ?? []);
  return [...new Set(hand)].map((card) => ({ card, copies: hand.filter((other) => other === card).length }));
}
