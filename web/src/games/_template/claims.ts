// What the board says of cards that the reader cannot see: how many there are in a hand, and which they may be.
import type { Claim } from "$kit/claims";
import { isShown, unseenCards } from "./hands";
import type { View } from "./wire";

export function claims(view: View): Claim<View>[] {
  const unseen = unseenCards(view);
  const hidden = view.sizes.flatMap((size, seat) => (isShown(view, seat) ? [] : [{ seat, size }]));
  return hidden.map(({ seat, size }) => ({
    says: `seat ${seat} holds ${size} of the ${unseen.length} unseen cards`,
    holds: ({ hands }) => hands[seat]?.length === size && hands[seat].every((card) => unseen.includes(card)),
  }));
}
