// Days for a move in words: how long there is still, and who is away until when.
import { m } from "$messages";
import { getLocale } from "../../paraglide/runtime.js";
import { nextEnd } from "../home/order";
import type { Correspondence, Holiday, TableInfo } from "../wire";

const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** A holiday ends at midnight, which on the night when clocks are changed may be an hour earlier or later. */
const NEAR_MIDNIGHT = 2 * HOUR;

/** From here on days are near enough; below, hours are told. */
const IN_DAYS = 1.5 * DAY;

/** "3 days", the nearest, as soon as three days have begun; under a day and a half "30 hours". */
export function lapse(milliseconds: number): string {
  if (milliseconds >= IN_DAYS) return m.calls_left_days({ count: Math.round(milliseconds / DAY) });
  if (milliseconds >= HOUR) return m.calls_left_hours({ count: Math.round(milliseconds / HOUR) });
  return m.calls_left_little();
}

export const stillLeft = (milliseconds: number): string => m.calls_still({ time: lapse(milliseconds) });

/** How long the first may still think for whom a table waits: me, if it is me. */
export function timeLeft(table: Pick<TableInfo, "deadlines" | "seats">, now: number): string | null {
  const end = nextEnd(table);
  return end === null ? null : stillLeft(end - now);
}

export const paceWords = ({ days }: Correspondence): string =>
  days === 1 ? m.calls_day_words() : m.calls_days_words({ days });

/** "away until 24 November", or from when where that is still to come. */
export function awayWords({ begin, end }: Holiday, now: number): string {
  const date = dayWords(end - NEAR_MIDNIGHT);
  return begin > now ? m.calls_away_from({ from: dayWords(begin), date }) : m.calls_away_until({ date });
}

export const dayWords = (at: number): string =>
  new Intl.DateTimeFormat(getLocale(), { day: "numeric", month: "long" }).format(at);

export const lastDay = ({ end }: Holiday): string => dayWords(end - NEAR_MIDNIGHT);

/** The moment at which a day of a date field begins here, and how many days there are to another, both counted. */
export function spanOf(from: string, until: string): { begin: number; days: number } | null {
  const [first, last] = [midnight(from), midnight(until)];
  if (Number.isNaN(first) || Number.isNaN(last) || last < first) return null;
  return { begin: first, days: Math.round((last - first) / DAY) + 1 };
}

const midnight = (date: string): number => new Date(`${date}T00:00`).getTime();
