// What tables and bots made of one deal, and in which order that puts them.
import type { DealInfo, DealTable, Meta, Outcome, ParInfo } from "../wire";

/** What an outcome is worth to a seat: the team's score, or by how much it was ahead of the best of the others. */
export function worth(meta: Pick<Meta, "cooperative">, { scores }: Outcome, seat: number): number {
  const own = scores[seat] ?? 0;
  const others = scores.filter((_, other) => other !== seat);
  return meta.cooperative || !others.length ? own : own - Math.max(...others);
}

/** Where a person sat, the first of them; the first seat where there was none. */
export const seatOf = ({ seats }: Pick<DealTable, "seats">): number =>
  Math.max(
    0,
    seats.findIndex(({ name }) => name !== ""),
  );

export type Entry = { readonly table: DealTable } | { readonly par: ParInfo; readonly seat: number };

/** Tables and bots, the best first and people before bots that are equal; last what cannot be compared. */
export function inOrder(meta: Pick<Meta, "cooperative">, { tables, pars }: DealInfo): Entry[] {
  const seat = tables[0] ? seatOf(tables[0]) : 0;
  const found = [
    ...tables.map((table) => ({
      value: table.place ? worth(meta, table.outcome, seatOf(table)) : -Infinity,
      entry: { table },
    })),
    ...[...pars].reverse().map((par) => ({ value: worth(meta, par.outcome, seat), entry: { par, seat } })),
  ];
  return found.sort((one, other) => (one.value === other.value ? 0 : other.value - one.value)).map(({ entry }) => entry);
}

/** How many of the bots did worse than I, as well and better; null where there is nothing to compare. */
export function againstBots(
  meta: Pick<Meta, "cooperative">,
  { tables, pars }: DealInfo,
): { worse: number; equal: number; better: number } | null {
  const mine = tables.find((table) => table.mine && table.place > 0);
  if (!mine || !pars.length) return null;
  const seat = seatOf(mine);
  const own = worth(meta, mine.outcome, seat);
  const theirs = pars.map(({ outcome }) => worth(meta, outcome, seat));
  const count = (is: (one: number) => boolean) => theirs.filter(is).length;
  return { worse: count((one) => one < own), equal: count((one) => one === own), better: count((one) => one > own) };
}

/** The day before a date. */
export function dayBefore(date: string): string {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() - 1);
  return moment.toISOString().slice(0, 10);
}
