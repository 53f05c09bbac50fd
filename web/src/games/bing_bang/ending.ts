// How a game ended, in a sentence or two with its numbers.
import type { Outcome } from "$kit/game";
import { m } from "$messages";
import { stationsDone } from "./goal";
import { personOf } from "./persons";
import type { View } from "./wire";

/** A log book keeps the tokens turned by their numbers, and planets after those. */
const TOKENS = 40;

export function ending({ table }: View, { reason }: Outcome, names: readonly string[], me: number | null): string | null {
  const { winner, round } = table;
  if (reason === "rounds") return m.bing_bang_end_drawn({ round });
  if (winner === null) return null;
  const who = personOf(winner, names, me);
  if (reason === "last-left") return m.bing_bang_end_last({ ...who, round });
  const n = (table.books[winner]?.way ?? []).filter((stop) => stop < TOKENS).length;
  const all = table.options.missions;
  const won = all === 1 ? m.bing_bang_end_won({ ...who, round, n }) : m.bing_bang_end_won_many({ ...who, all, round, n });
  return [won, ...behind(table.books, winner, me)].join(" ");
}

/** How far the reader had come, or else the best of the others. */
function behind(books: View["table"]["books"], winner: number, me: number | null): string[] {
  const mine = me === null || me === winner ? undefined : books[me];
  if (mine) return [m.bing_bang_end_mine({ done: stationsDone(mine) })];
  const others = books.filter((book, seat) => seat !== winner && !book.eliminated);
  return others.length ? [m.bing_bang_end_others({ done: Math.max(...others.map(stationsDone)) })] : [];
}
