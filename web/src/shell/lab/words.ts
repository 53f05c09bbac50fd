// What was measured, as it is read.
import { m } from "$messages";
import { figure } from "../me/par";
import { language } from "../locale.svelte";
import type { Estimate, Limit } from "../wire";

/** An estimate in words: its value, and the range that it lies in. */
export interface Told {
  readonly value: string;
  readonly range: string;
}

const number = (value: number, most: number, least = 0): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: least, maximumFractionDigits: most }).format(value);

const percent = (share: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 1 }).format(share);

const told = ({ value, low, high }: Estimate, said: (value: number) => string): Told => ({
  value: said(value),
  range: m.lab_range({ low: said(low), high: said(high) }),
});

export const ratingWords = (rating: Estimate): Told =>
  told(rating, (value) => figure(Math.round(value), language(), true));

export const shareWords = (share: Estimate): Told => told(share, percent);

export const scoreWords = (score: Estimate): Told => told(score, (value) => number(value, 2, 2));

export const countWords = (count: number): string => number(count, 0);

/** How long somebody may think about a move. */
export function limitWords({ nodes, seconds }: Limit): string {
  if (nodes !== null) return m.lab_nodes({ count: countWords(nodes) });
  return seconds !== null ? m.lab_seconds({ count: number(seconds, 2) }) : m.lab_own_measure();
}
