// Why something cannot be done now, as far as everybody can see it on the table.
import { m } from "$messages";
import type { View } from "./wire";

const BANG_COST = 9;

/** Why a Bing Bang card cannot be played. */
export function whyNoBang(view: View): string {
  const { turn } = view.table;
  if (!isMine(view)) return m.bing_bang_no_turn();
  if (turn.reds) return m.bing_bang_no_bang_reds();
  if (!turn.opening) return m.bing_bang_no_opening();
  return turn.limit - turn.count < BANG_COST ? m.bing_bang_no_count() : m.bing_bang_no_now();
}

/** Why there is nothing to be done on a cell. */
export function whyNothing(view: View, cell: number): string {
  const { turn, books, reds } = view.table;
  if (!isMine(view)) return m.bing_bang_no_turn();
  if (turn.count >= turn.limit) return m.bing_bang_route_spent();
  if (reds.includes(cell)) return m.bing_bang_route_red();
  if (!books[turn.seat]?.whites) return m.bing_bang_no_whites();
  return turn.landed ? m.bing_bang_route_landed() : m.bing_bang_route_none();
}

const isMine = ({ table, seat }: View): boolean => table.turn.seat === seat && table.phase === "turn";
