// The games of a series in words: what was played before, and what may follow. What is the same in all needs no word.
import { counts, fieldsOf } from "../create/schema";
import { optionWords, type Options } from "../options";
import type { GameInfo, TableInfo } from "../wire";
import { reasonWords } from "../words";

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
