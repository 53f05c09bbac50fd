// Keys of the board that decide now: every cell with something on it, the count, the own stock, mission and cards.
import { cardsInHand } from "./pictures";
import { NOWHERE, cellName } from "./sky";
import type { View } from "./wire";

export function needs(view: View, seat: number | null): readonly string[] {
  const { table } = view;
  const pawns = table.books.filter((book) => !book.eliminated).map((book) => book.pawn);
  const cells = [...table.tokens, ...table.planets, ...pawns].filter((cell) => cell !== NOWHERE);
  const plays = table.books.length > 0 && table.phase !== "over";
  const own = plays && seat !== null && view.missions[seat] && !table.books[seat]?.eliminated;
  return [
    ...new Set(cells.map(cellName)),
    ...(plays ? ["count", "stock"] : []),
    ...(own ? ["mission", ...cardsInHand(view, seat).map(({ card }) => `card-${card}`)] : []),
  ];
}
