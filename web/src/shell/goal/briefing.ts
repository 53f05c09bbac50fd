// What is told before a game whose options make a chapter of its own of it.
import type { Briefing, Rule, Words } from "../wire";

export interface Found {
  /** By field and value: "mission.9". */
  name: string;
  briefing: Briefing;
  rules: readonly Rule[];
}

/** The first of the options that has a briefing; null for most games. */
export function briefingOf(words: Words, options: Readonly<Record<string, unknown>>): Found | null {
  for (const [field, value] of Object.entries(options)) {
    const name = `${field}.${String(value)}`;
    const briefing = words.briefings[name];
    if (briefing) return { name, briefing, rules: rulesOf(words, briefing.rules) };
  }
  return null;
}

function rulesOf(words: Words, ids: readonly string[]): readonly Rule[] {
  const wanted = new Set(ids);
  return words.rulebook.flatMap((section) => section.rules).filter((rule) => wanted.has(rule.id));
}
