// Prompts of the voice, in one line of at most fifty characters, and the keys that have to be in sight for them.
import { m } from "$messages";
import { isUnheard } from "./listening";
import { tileName } from "./tiles";
import type { Action, View } from "./wire";

export function prompt(view: View, seat: number, actions: readonly Action[], names: readonly string[]): string | null {
  if (view.phase === "between-rounds") return seat === view.source ? m.contact_prompt_between() : null;
  if (view.phase === "choose-signal") return seat === view.source ? m.contact_prompt_signal() : null;
  if (view.phase === "transmit") return seat === view.source && view.goal !== null ? sourcePrompt(view, view.goal) : null;
  if (view.phase !== "guess" || seat !== view.guesser) return null;
  if (isUnheard(view)) return m.contact_prompt_listen({ name: names[view.source] ?? "" });
  return actions.some((action) => action.type === "ask-again") ? m.contact_prompt_guess() : m.contact_prompt_must_guess();
}

function sourcePrompt(view: View, goal: number): string {
  if (view.route.at(-1) === goal) return m.contact_prompt_transmit();
  return view.route.length ? m.contact_prompt_on({ goal: tileName(goal) }) : m.contact_prompt_route({ goal: tileName(goal) });
}

/** All tiles, where the rocket is, and what the mission stands at. */
export function needs(view: View): string[] {
  if (view.tiles.length === 0) return [];
  const isOpen = view.phase === "transmit" || view.phase === "guess";
  return [...view.tiles.map((_, tile) => String(tile)), "rocket", "fuel", "round", ...(isOpen ? ["signal"] : [])];
}
