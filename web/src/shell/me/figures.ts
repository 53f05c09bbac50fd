// What figures say over time. Pure, so that it can be tested.
import type { GameFigures } from "../wire";

const WINDOW = 10;

/** The share of games won among the last ten, after each game from the fifth on, in percent. */
export function form(results: GameFigures["results"]): number[] {
  const worth = results.map((result): number => ({ won: 100, drawn: 50, lost: 0 })[result]);
  return worth.flatMap((_, place) => {
    const last = worth.slice(Math.max(0, place - WINDOW + 1), place + 1);
    return last.length < WINDOW / 2 ? [] : [last.reduce((sum, one) => sum + one, 0) / last.length];
  });
}

/** A part of all in percent, as a whole number. */
export const percent = (part: number, all: number): number => (all ? Math.round((100 * part) / all) : 0);

/** The strongest level that was beaten, if any was. */
export const strongest = (beaten: GameFigures["beaten"]): number =>
  Math.max(0, ...beaten.filter(({ won }) => won > 0).map(({ level }) => level));
