// The win on the board: squares or camps in the order in which the winner reached them.
import { campKey, squareKey } from "./geometry";
import type { Event, View } from "./wire";
import { pawnsLeft } from "./words";

/** The ends that are seen on the board, with how many places they take. */
const REACHED: Readonly<Record<string, number>> = { "all-settled": 8, "both-camps": 2 };

export const isReached = (reason: string): boolean => reason in REACHED;

/** The winner; of two that could have won, the last to move. */
export function winnerOf(view: View): number {
  const mover = 1 - view.turn;
  if (!isReached(view.ended)) return pawnsLeft(view, 0) > pawnsLeft(view, 1) ? 0 : 1;
  return view.home[mover] === REACHED[view.ended] ? mover : view.turn;
}

/** The keys of the winner's squares or camps; those of a position that the game began with come first. */
export function homeInOrder(view: View, events: readonly Event[]): string[] {
  if (!isReached(view.ended)) return [];
  const winner = winnerOf(view);
  const reached = events.flatMap((event) => {
    if (event.type === "settled" && event.seat === winner) return [squareKey(event.square)];
    return event.type === "camped" && event.seat === winner ? [campKey(event.camp)] : [];
  });
  const before = placesOf(view, winner).filter((key) => !reached.includes(key));
  return [...before, ...reached];
}

function placesOf(view: View, seat: number): string[] {
  if (view.camps !== "") return [...view.camps].flatMap((letter, camp) => (letter === "wb"[seat] ? [campKey(camp)] : []));
  return view.settled.filter((square) => view.pawns[square]?.toLowerCase() === "wb"[seat]).map(squareKey);
}
