// What a rating says, in words: beside the bots, whose strength is measured and never moves.
import { m } from "$messages";
import type { BotInfo, RatingInfo } from "../wire";
import { levels, levelTitle } from "../words";

/** So near a bot somebody is about as strong. */
const NEAR = 40;

/** Whether people can be rated by these bots. */
export const isRatable = (bots: readonly BotInfo[], cooperative: boolean): boolean =>
  !cooperative && measured(bots).length > 0;

/** "1540 ± 120". */
export const ratingWords = ({ rating, sure }: RatingInfo): string => m.rating_value({ rating, sure });

/** "+24", "−8", "±0". */
export const changeWords = (change: number): string =>
  change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "±0";

/** What a rated game has made of somebody's rating, once it is counted: `moves` are the fewest that count for all. */
export function countedWords(mine: RatingInfo, bots: readonly BotInfo[], moves: number): string {
  const rating = ratingWords(mine);
  if (mine.weight === 0) return m.rating_early({ moves, rating });
  const told = m.rating_mine({ rating, change: changeWords(mine.change), strength: strengthWords(mine, bots) });
  return (mine.weight ?? 100) < 100 ? `${told} ${m.rating_share({ percent: mine.weight ?? 100 })}` : told;
}

/** "between Good and Strong": where a rating stands among the levels of a game. */
export function strengthWords({ rating }: Pick<RatingInfo, "rating">, bots: readonly BotInfo[]): string {
  const known = measured(bots);
  const near = known.find((bot) => Math.abs(bot.rating - rating) <= NEAR);
  if (near) return m.rating_about({ level: levelTitle(near) });
  const above = known.find((bot) => bot.rating > rating);
  const below = known.findLast((bot) => bot.rating < rating);
  if (above && below) return m.rating_between({ low: levelTitle(below), high: levelTitle(above) });
  if (above) return m.rating_below({ level: levelTitle(above) });
  return below ? m.rating_above({ level: levelTitle(below) }) : "";
}

const measured = (bots: readonly BotInfo[]): BotInfo[] =>
  levels(bots)
    .filter((bot) => bot.rating > 0)
    .sort((one, other) => one.rating - other.rating);
