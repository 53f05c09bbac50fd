// The games of a series in words: what was played before, and what may follow. What is the same in all needs no word.
import { counts, fieldsOf } from "../create/schema";
import { optionWords, type Options } from "../options";
import type { GameInfo, TableInfo } from "../wire";
import { reasonWords } from "../words";
import { isWonOrLost } from "./result";

export interface Sequel {
  number: number;
  /** What it is, where there is something to choose; empty where it is the same again. */
  words: string;
}

/** What the same people may play next, in the order of the table. */
export function sequelsOf(info: GameInfo, { sequels }: Pick<TableInfo, "sequels">): Sequel[] {
  if (sequels.length < 2) return [{ number: 0, words: "" }];
  const told = differing(info, sequels);
  return sequels.map((options, number) => ({ number, words: inShort(info, options, told) }));
}

/** What a team has played, and how often it has won and lost that. */
export interface Tally {
  words: string;
  won: number;
  lost: number;
}

/** The games of a series by what was played, this one too once it is over; none where there is more than won or lost. */
export function tally(info: GameInfo, { series, options, outcome }: Pick<TableInfo, "series" | "options" | "outcome">): Tally[] {
  if (!isWonOrLost(info.meta)) return [];
  const games = [...series, ...(outcome ? [{ options, scores: outcome.scores }] : [])].filter(({ scores }) => scores.length);
  const told = differing(info, [...series.map((game) => game.options), options]);
  const names = told.length ? told : fieldsOf(info.options).slice(0, 1).map((field) => field.name);
  const rows = new Map<string, Tally>();
  for (const game of games) {
    const words = inShort(info, game.options, names);
    const row = rows.get(words) ?? { words, won: 0, lost: 0 };
    const won = game.scores[0]! > 0 ? 1 : 0;
    rows.set(words, { words, won: row.won + won, lost: row.lost + 1 - won });
  }
  return [...rows.values()];
}

/** The games before this one with how they ended, for a team that plays on. */
export function earlier(info: GameInfo, { series, options }: Pick<TableInfo, "series" | "options">): string[] {
  if (!info.meta.cooperative) return [];
  const told = differing(info, [...series.map((game) => game.options), options]);
  return series.map((game) =>
    [inShort(info, game.options, told), reasonWords(info, game.reason)].filter(Boolean).join(" · "),
  );
}

/** The options that are not the same in all of these; who sits where is no matter. */
function differing(info: GameInfo, all: readonly Options[]): string[] {
  const fields = fieldsOf(info.options).filter((field) => !field.seats);
  return fields
    .filter((field) => new Set(all.map((options) => (counts(field, options) ? options[field.name] : null))).size > 1)
    .map((field) => field.name);
}

const inShort = (info: GameInfo, options: Options, names: readonly string[]): string =>
  names.map((name) => optionWords(info, name, options[name])).join(", ");
