// Scenes between two views, and their length: `watch` of the Python half gives bots the same times. A transmission is
// no scene: it lasts as long as it was held, and the board plays it.
import type { News, Scene } from "$kit/game";
import { clipped } from "$kit/names";
import { m } from "$messages";
import { answerWords } from "./telling";
import type { Event, Pointed, View } from "./wire";
import { describeEvent, pointWords } from "./words";

/** The names by which the board draws scenes. */
export const POINT = "point";
export const REACH_GOAL = "reach-goal";
export const BURST = "burst";
export const RETRACE = "retrace";

/** Milliseconds: a pointer rests, the rocket flies, a barrel bursts; with the time to read the answer a guess takes three
 * seconds. */
const TO_POINT = 1300;
const TO_FLY = 900;
const TO_BURST = 600;
const TO_SEE = 3000;
/** To read what somebody did. */
const TO_READ = 1500;
/** To see the rocket fly to all goals of the game once more. */
const TO_RETRACE = 2500;

export function scenes({ events, before, after, names, me }: News<View, Event>): Scene[] {
  const said = names.map(clipped);
  const pointed = events.find((event) => event.type === "pointed");
  if (pointed) return guessed(pointed, events, before, after, said, me);
  return events.filter((event) => isRead(event) && actor(event) !== me).map((event) => ({ ms: TO_READ, says: caption(event, after, said, me) }));
}

/** One's own guess is answered at once. */
function guessed(pointed: Pointed, events: readonly Event[], before: View | null, after: View, names: readonly string[], me: number | null): Scene[] {
  const won = events.find((event) => event.type === "goal-reached")?.round ?? null;
  const keys = pointed.planets.map(String);
  const rests = pointed.seat !== me && before !== null;
  const seen = pointed.right ? TO_FLY : TO_BURST;
  const says = answerWords(pointed.right, won, after.fuel);
  return [
    ...(rests ? [{ ms: TO_POINT, says: pointWords(pointed, names, me), keys, holds: true, name: POINT }] : []),
    { ms: seen, says, keys, name: pointed.right ? REACH_GOAL : BURST },
    after.phase === "over" && after.rounds.length ? { ms: TO_RETRACE, says, name: RETRACE } : { ms: TO_SEE - TO_POINT - seen, says, keys },
  ];
}

const READ: readonly Event["type"][] = ["round-opened", "goal-changed", "signal-chosen", "asked-again", "aid-used", "stopover-shown", "briefing-opened", "reactivated"];
const isRead = (event: Event): boolean => READ.includes(event.type);

/** Whose doing an event is; a stopover is shown to everybody. */
function actor(event: Event): number | null {
  if ("seat" in event) return event.seat;
  return "source" in event ? event.source : -1;
}

/** An event in one short sentence; what else it brings is seen. */
function caption(event: Event, view: View, names: readonly string[], me: number | null): string | null {
  if (event.type === "round-opened") return m.contact_round_opened({ round: event.number, name: names[event.source] ?? "" });
  if (event.type === "briefing-opened") return m.contact_briefing_opened_short({ name: names[event.seat] ?? "" });
  if (event.type === "reactivated") return m.contact_reactivated_short({ name: names[event.seat] ?? "" });
  return describeEvent(event, view, names, me);
}
