// What a screen reader says when something happens. `Announcer.svelte` holds the live regions.

export const spoken = $state({ polite: "", assertive: "" });

let flip = false;

/** Says a sentence; the same sentence twice is said twice. */
export function announce(sentence: string, manner: "polite" | "assertive" = "polite"): void {
  if (!sentence) return;
  flip = !flip;
  spoken[manner] = flip ? sentence : `${sentence}\u200b`;
}
