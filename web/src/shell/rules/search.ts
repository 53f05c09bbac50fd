// Finding rules by words or by their ids. Pure, so that it can be tested.

export interface Rule {
  readonly id: string;
  readonly text: string;
}

export interface Section {
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** A section that has something, with its number in the book. */
export interface Found extends Section {
  readonly number: number;
}

/** The sections with the rules that have every word of the query, in the rule, its id or the section's title; case,
 * accents and the kind of apostrophe do not matter. */
export function found(sections: readonly Section[], query: string): Found[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return sections
    .map(({ title, rules }, index) => ({
      title,
      number: index + 1,
      rules: rules.filter(({ id, text }) => has(plain(`${id} ${title} ${text}`), words)),
    }))
    .filter(({ rules }) => rules.length > 0);
}

export const howMany = (sections: readonly Section[]): number =>
  sections.reduce((sum, { rules }) => sum + rules.length, 0);

const has = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word));

const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{Diacritic}/gu, "").replaceAll("’", "'").replaceAll("œ", "oe").toLowerCase();
