// Words one after the other, as a language joins them: "Ada, Blaise et Carl".
import { getLocale } from "../paraglide/runtime.js";

type Kind = "conjunction" | "disjunction";
type Part = ReturnType<Intl.ListFormat["formatToParts"]>[number];

const kept = new Map<string, Intl.ListFormat>();

/** Words joined by "and" or by "or". */
export const listed = (words: readonly string[], kind?: Kind): string =>
  listedParts(words, kind)
    .map(({ value }) => value)
    .join("");

/** The same in parts: words are elements, what stands between them is literal. */
export const listedParts = (words: readonly string[], kind: Kind = "conjunction"): Part[] =>
  words.length > 1 ? joining(kind).formatToParts(words) : words.map((value) => ({ type: "element", value }));

/** What joins words in the reader's language. To make one takes longer than to draw a board: it is made for what has to
 * be joined only, and kept. */
function joining(type: Kind): Intl.ListFormat {
  const locale = getLocale();
  const key = `${locale} ${type}`;
  let found = kept.get(key);
  if (!found) kept.set(key, (found = new Intl.ListFormat(locale, { type })));
  return found;
}
