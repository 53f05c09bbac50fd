// The code that this page shows, kept while the page is loaded again: the server has only a digest of it.
import { fields, recall, remember } from "$kit/memory";
import type { NewCode } from "../wire";

const KEY = "cosmotheque-code";

export const keepCode = (made: NewCode | null): void => remember(KEY, made, "sessionStorage");

/** The code that was shown here last; null where there was none, or something else was kept. */
export function keptCode(): NewCode | null {
  const { code, link, seconds } = fields(recall(KEY, "sessionStorage"));
  if (typeof code !== "string" || typeof link !== "string" || typeof seconds !== "number") return null;
  return URL.canParse(link) ? { code, link, seconds } : null;
}
