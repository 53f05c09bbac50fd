// How a game ended, in words.
import { m } from "$messages";
import { language } from "../locale.svelte";
import type { GameInfo, Outcome } from "../wire";
import { inList, reasonWords, winners } from "../words";
import type { Telling } from "./turns";

/** Those for whom a game ended: what was played, one name per seat, and which seats are the reader's. */
export interface Ended {
  readonly info: GameInfo;
  readonly names: readonly string[];
  readonly mine: readonly number[];
}

/** The result in one short line, seen from where the reader sits. */
export function outcomeTitle({ info, names, mine }: Ended, outcome: Outcome): string {
  if (info.meta.cooperative) return together(info.meta, outcome.scores[0] ?? 0);
  const won = winners(outcome, false);
  if (won.length === outcome.scores.length) return m.result_draw();
  if (mine.length === 1) return won.includes(mine[0]!) ? m.result_won() : m.result_lost();
  return m.result_winner({ name: inList(won.map((seat) => names[seat]!)) });
}

/** A short line as a sentence: with a full stop, but for what is exclaimed. */
export const asSentence = (line: string): string => (/[!?.…]$/.test(line) ? line : `${line}.`);

/** Why, in one sentence with its numbers where the game has them. */
export function endingWords({ info, telling }: { info: GameInfo; telling: Telling }, outcome: Outcome): string {
  const { game, view, names, me } = telling;
  return game.ending?.(view, outcome, names, me) ?? reasonWords(info, outcome.reason);
}

/** Whether it was won or lost for the reader; null for a draw, for onlookers, and where several share a screen. */
export function standing({ info, mine }: Ended, outcome: Outcome): "won" | "lost" | null {
  if (mine.length === 0) return null;
  if (info.meta.cooperative) return (outcome.scores[0] ?? 0) > info.meta.scores[0] ? "won" : "lost";
  const won = winners(outcome, false);
  if (mine.length > 1 || won.length === outcome.scores.length) return null;
  return won.includes(mine[0]!) ? "won" : "lost";
}

/** Whether nothing is counted but won or lost together: the score says no more than that. */
export const isWonOrLost = ({ cooperative, scores: [least, most] }: GameInfo["meta"]): boolean =>
  cooperative && least === 0 && most === 1;

function together(meta: GameInfo["meta"], points: number): string {
  if (isWonOrLost(meta)) return points > 0 ? m.result_team_won() : m.result_team_lost();
  return m.table_together({ score: score(points), most: score(meta.scores[1]) });
}

/** A score as people write it. */
export const score = (points: number): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(points);
