// The reader's language as a rune: every message and every Text follows it at once.
import { hush } from "$kit/announce.svelte";
import { getLocale, overwriteGetLocale, setLocale, type Locale } from "../paraglide/runtime.js";
import type { Text } from "./wire";

let current = $state(getLocale());
overwriteGetLocale(() => current);
document.documentElement.lang = current;

export type { Locale };

export const language = (): Locale => current;

export function chooseLanguage(locale: Locale): void {
  void setLocale(locale, { reload: false });
  current = locale;
  document.documentElement.lang = locale;
  hush();
}

/** A text of the server in the reader's language. */
export const inWords = (text: Text): string => text[current];
