// What the board says of cards that the reader cannot see: how many there are, and where they may be.
import type { Claim } from "$kit/claims";
import { unseenCards } from "./unseen";
import type { View } from "./wire";

export function claims(view: View): Claim<View>[] {
  const unseen = unseenCards(view);
  const others = view.sizes.reduce((sum, size) => sum + size, 0) - view.hand.length;
  return [
    {
      says: `${unseen.length} cards are unseen, and others hold ${others} of them`,
      holds: (open) => view.hand.every((card) => open.hand.includes(card)) && others <= unseen.length,
    },
  ];
}
