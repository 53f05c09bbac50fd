// What of a review is worth telling at the end: where it turned, and what I did best. Pure, so that it can be tested.
import type { Remarked } from "../replay/review.svelte";

const MOST = 3;

/** The last mistakes of anybody, in the order of the game: the later one is made, the less can be made good. */
export const turningPoints = (remarks: readonly Remarked[]): Remarked[] =>
  remarks.filter(({ remark }) => remark.grade === "mistake").slice(-MOST);

/** The best move of mine that answered somebody's mistake, else the last one; null where no move of mine was best. */
export function bestMoment(remarks: readonly Remarked[], mine: readonly number[]): Remarked | null {
  const best = remarks.flatMap((remarked, place) =>
    mine.includes(remarked.seat) && remarked.remark.grade === "best" ? [{ remarked, before: remarks[place - 1] }] : [],
  );
  const answer = best.findLast(({ before }) => before && !mine.includes(before.seat) && before.remark.grade === "mistake");
  return (answer ?? best.at(-1))?.remarked ?? null;
}
