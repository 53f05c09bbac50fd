// What makes sense at a table with these people.
import { isUnheard } from "./listening";
import type { Action, View } from "./wire";

export function isOffered(action: Action, view: View, people: readonly boolean[]): boolean {
  switch (action.type) {
    // CON-27: a briefing, where somebody of the crew but the guesser can read it. Bots do not talk.
    case "brief":
      return people.some((person, seat) => person && seat !== view.source && seat !== view.guesser);
    // CON-12: who guesses has listened, or wanted to do without.
    case "guess":
    case "guess-two":
      return !isUnheard(view);
    default:
      return true;
  }
}
