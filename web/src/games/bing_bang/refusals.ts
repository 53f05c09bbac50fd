// Why something cannot be done now, as far as everybody can see it on the table.
import { m } from "$messages";
import type { Mode } from "./choosing.svelte";
import type { View } from "./wire";

const [RED_COST, BANG_COST, MOST_REDS] = [3, 9, 3];

/** Why a mode has nothing to do; null where it has. */
export function whyNot(mode: Mode, view: View, kinds: ReadonlySet<string>): string | null {
  const kind = { auto: null, note: null, lay: "lay", take: "take", red: "lay-red" }[mode];
  if (kind === null || kinds.has(kind)) return null;
  const { turn, books } = view.table;
  const book = books[turn.seat];
  if (!isMine(view)) return m.bing_bang_no_turn();
  if (mode === "red") return whyNoRed(view, book?.reds ?? 0);
  if (turn.count >= turn.limit) return m.bing_bang_route_spent();
  if (mode === "lay" && !book?.whites) return m.bing_bang_no_whites();
  return mode === "take" ? m.bing_bang_no_takes() : m.bing_bang_no_now();
}

function whyNoRed({ table: { turn } }: View, reds: number): string {
  if (!reds) return m.bing_bang_no_reds();
  if (turn.reds >= MOST_REDS) return m.bing_bang_no_three();
  if (!turn.opening) return m.bing_bang_no_opening();
  return turn.limit - turn.count < RED_COST ? m.bing_bang_no_count() : m.bing_bang_no_now();
}

/** Why a Bing Bang card cannot be played. */
export function whyNoBang(view: View): string {
  const { turn } = view.table;
  if (!isMine(view)) return m.bing_bang_no_turn();
  if (turn.reds) return m.bing_bang_no_bang_reds();
  if (!turn.opening) return m.bing_bang_no_opening();
  return turn.limit - turn.count < BANG_COST ? m.bing_bang_no_count() : m.bing_bang_no_now();
}

const isMine = ({ table, seat }: View): boolean => table.turn.seat === seat && table.phase === "turn";
