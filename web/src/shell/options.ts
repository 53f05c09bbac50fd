// The options of a table in words.
import { m } from "$messages";
import { inWords } from "./locale.svelte";
import type { GameInfo } from "./wire";

export type Options = Readonly<Record<string, unknown>>;

/** A value of an option: its own words, or yes, no or the value as it is. */
export function optionValue(info: GameInfo, name: string, value: unknown): string {
  const text = info.words.options[`${name}.${String(value)}`];
  if (text) return inWords(text);
  return typeof value === "boolean" ? (value ? m.yes() : m.no()) : String(value);
}

/** A value that can stand alone: one without words of its own comes with the option's name. */
export function optionWords(info: GameInfo, name: string, value: unknown): string {
  const label = info.words.options[name];
  const alone = `${name}.${String(value)}` in info.words.options || !label;
  return alone ? optionValue(info, name, value) : `${inWords(label)} ${optionValue(info, name, value)}`;
}
