// How many games wait for me: in the header, in the title, on the badge of the installed app.
import { api } from "../api";
import { sound } from "../settings.svelte";

/** Milliseconds between two looks while the page is hidden: then its title and a sound are all that calls. */
const HIDDEN = 2 * 60_000;
/** Milliseconds without a new turn before it is counted. */
const QUIET = 3000;

export const waiting = $state({ count: 0, running: 0 });

/** A title that says how many games wait. */
export const titled = (title: string): string => (waiting.count ? `(${waiting.count}) ${title}` : title);

export async function look(): Promise<void> {
  const before = waiting.count;
  const found = await api.waiting().catch(() => null);
  if (!found) return;
  Object.assign(waiting, found);
  if (document.hidden && found.count > before) sound("turn");
  await badge(found.count).catch(() => undefined);
}

let soon: ReturnType<typeof setTimeout> | undefined;

/** Looks once moves no longer come one upon the other. */
export function lookSoon(): void {
  clearTimeout(soon);
  soon = setTimeout(() => void look(), QUIET);
}

/** On the sign of the installed app, where there is such a thing. */
async function badge(count: number): Promise<void> {
  if (!("setAppBadge" in navigator)) return;
  await (count ? navigator.setAppBadge(count) : navigator.clearAppBadge());
}

/** Looks now, when the reader comes back, when a game calls, and while they are away from a page that stays open. */
export function keepLooking(): () => void {
  const seen = (): void => void (document.hidden || look());
  const timer = setInterval(() => document.hidden && waiting.running && void look(), HIDDEN);
  document.addEventListener("visibilitychange", seen);
  navigator.serviceWorker?.addEventListener("message", lookSoon);
  void look();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
    navigator.serviceWorker?.removeEventListener("message", lookSoon);
  };
}
