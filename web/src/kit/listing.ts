// Words one after the other, as a language joins them: "Ada, Blaise et Carl".
import { getLocale } from "../paraglide/runtime.js";

type Kind = "conjunction" | "disjunction";

const kept = new Map<string, Intl.ListFormat>();

/** What joins words in the reader's language by "and" or by "or". It is made once: that takes as long as drawing a board. */
export function listing(type: Kind = "conjunction"): Intl.ListFormat {
  const locale = getLocale();
  const key = `${locale} ${type}`;
  let found = kept.get(key);
  if (!found) kept.set(key, (found = new Intl.ListFormat(locale, { type })));
  return found;
}
