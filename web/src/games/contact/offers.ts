// What makes sense at a table with these people.
import type { Action, View } from "./wire";

/** CON-27: a briefing, where somebody of the crew but the guesser can read it. Bots do not talk. */
export const isOffered = (action: Action, view: Pick<View, "source" | "guesser">, people: readonly boolean[]): boolean =>
  action.type !== "brief" || people.some((person, seat) => person && seat !== view.source && seat !== view.guesser);
