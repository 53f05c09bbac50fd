// What can be shown as a small picture, and what is chosen by one.
import { planetLabel } from "./faces";
import { CARDS, capital, colourName, faceName, missionName, type Card, type Piece } from "./names";
import type { Action, View } from "./wire";

export type Shape = { face: number } | { piece: Piece } | { card: Card } | { planet: number };

export interface Choice {
  shape: Shape;
  label: string;
  /** The same in brief, beside the picture. */
  word: string;
  /** How many are alike. */
  copies: number;
  action: Action;
}

/** Tokens, planets or mission cards to be chosen beside the sky, if there are any. */
export function choicesOf(actions: readonly Action[], view: View): readonly Choice[] {
  return merged(
    actions.flatMap((action) => {
      const choice = choiceOf(action, view);
      return choice ? [{ ...choice, action, copies: 1 }] : [];
    }),
  );
}

function choiceOf(action: Action, view: View): Pick<Choice, "shape" | "label" | "word"> | null {
  switch (action.type) {
    case "show": {
      const card = view.missions[view.seat ?? -1]?.[action.category] ?? 0;
      const shape = action.category === 3 ? { planet: card } : { face: 10 * (action.category + 1) + card };
      const label = capital(missionName(action.category, card));
      return { shape, label, word: label };
    }
    case "pick-token": {
      const word = capital(faceName(action.face));
      return { shape: { face: action.face }, label: `${word} (${colourName(Math.floor(action.face / 10))})`, word };
    }
    case "lift-planet": {
      const label = planetLabel(action.planet);
      return view.table.phase === "lay-planets" ? { shape: { planet: action.planet }, label, word: label } : null;
    }
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
