// What is drawn and told of a ladder, in numbers. Pure, so that it can be tested.
import type { Estimate, LadderBot, LadderInfo, LadderPairing, Limit } from "../wire";

export type Scale = readonly [least: number, most: number];

/** Where a bar ends, and where the whiskers of its interval begin and end: in hundredths of the scale. */
export interface Span {
  readonly length: number;
  readonly from: number;
  readonly to: number;
}

/** How far an estimate reaches on a scale; what lies beyond the scale is cut off. */
export function spanOf({ value, low, high }: Estimate, [least, most]: Scale): Span {
  const place = (at: number): number =>
    most > least ? Math.min(100, Math.max(0, (100 * (at - least)) / (most - least))) : 0;
  return { length: place(value), from: place(low), to: place(high) };
}

/** A scale in whole hundreds that has room for all ratings with their intervals. */
export const ratingScale = (bots: readonly LadderBot[]): Scale => [
  Math.floor(Math.min(...bots.map(({ rating }) => rating.low)) / 100) * 100,
  Math.ceil(Math.max(...bots.map(({ rating }) => rating.high)) / 100) * 100,
];

/** The pairings from strong to weak, each as the stronger of the two sees it. */
export function fromStrongest({ bots, pairings }: Pick<LadderInfo, "bots" | "pairings">): LadderPairing[] {
  const places = new Map(bots.map(({ name }, place) => [name, place]));
  const place = (pairing: LadderPairing, number: number): number => places.get(pairing.bots[number] ?? "") ?? 0;
  return pairings
    .map((pairing) => (place(pairing, 0) <= place(pairing, 1) || pairing.bots.length < 2 ? pairing : turned(pairing)))
    .sort((one, other) => place(one, 0) - place(other, 0) || place(one, 1) - place(other, 1));
}

/** The same games from the other side. */
function turned({ bots, games, score }: LadderPairing): LadderPairing {
  return { bots: bots.toReversed(), games, score: { value: 1 - score.value, low: 1 - score.high, high: 1 - score.low } };
}

/** Which bots may think how long: those with the same limit together. */
export function limitsOf(bots: readonly LadderBot[]): { limit: Limit; names: string[] }[] {
  const found = new Map<string, { limit: Limit; names: string[] }>();
  for (const { name, limit } of bots) {
    const key = `${limit.nodes} ${limit.seconds}`;
    const same = found.get(key) ?? { limit, names: [] };
    found.set(key, { ...same, names: [...same.names, name] });
  }
  return [...found.values()];
}

export const gamesOf = (pairings: readonly LadderPairing[]): number =>
  pairings.reduce((sum, { games }) => sum + games, 0);
