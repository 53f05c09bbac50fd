// Scenes of a move, one after the other, with the captions of the voice. The milliseconds are those of
// `watch` in Python.
import type { News, Scene } from "$kit/game";
import { clipped } from "$kit/names";
import { ownHand } from "./hands";
import type { Event, View } from "./wire";
import { describeEvent } from "./words";

const MS: Readonly<Record<Event["type"], number>> = { dealt: 0, played: 600, taken: 900 };

/** A card is laid; a full trick is seen once more before it is taken. Nobody is told what they did themselves. */
export function scenes({ events, after, names, me }: News<View, Event>): Scene[] {
  return events.flatMap((event) => {
    if (event.type === "dealt") return [];
    const says = event.type === "played" && event.seat === me ? null : describeEvent(event, after, names.map(clipped));
    return [{ ms: MS[event.type], says, keys: ["table"], name: event.type }];
  });
}

/** Keys of the board that decide: the trick, and the reader's cards. */
export const needs = (view: View): readonly string[] => ["table", ...ownHand(view).map(String)];

export interface Trick {
  leader: number;
  cards: readonly number[];
}

/** The trick on the table: while its scenes are played, one that has just been taken lies there. */
export function trickSeen(view: View, previous: View | null, events: readonly Event[], isPlaying: boolean): Trick {
  if (!isPlaying || previous === null || !events.some(({ type }) => type === "taken")) {
    return { leader: view.leader, cards: view.table };
  }
  const laid = events.flatMap((event) => (event.type === "played" ? [event.card] : []));
  return { leader: previous.leader, cards: [...previous.table, ...laid] };
}
