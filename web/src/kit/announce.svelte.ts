// What a screen reader says when something happens. `Announcer.svelte` holds the live regions.
import { untrack } from "svelte";

export interface Said {
  id: number;
  text: string;
}

/** Milliseconds that a sentence stays beside the next one, which must not take its place before it is heard. */
const STAYS = 1000;

export const spoken = $state<Record<"polite" | "assertive", Said[]>>({ polite: [], assertive: [] });

let count = 0;

/** Says a sentence; the same sentence twice is said twice. */
export function announce(text: string, manner: keyof typeof spoken = "polite"): void {
  if (!text) return;
  const id = ++count;
  untrack(() => (spoken[manner] = [...spoken[manner], { id, text }]));
  setTimeout(() => (spoken[manner] = spoken[manner].filter((said) => said.id >= id)), STAYS);
}

/** Takes back what was said last: it was in another language. */
export function hush(): void {
  spoken.polite = [];
  spoken.assertive = [];
}
