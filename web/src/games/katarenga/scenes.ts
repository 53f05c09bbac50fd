// Scenes of a turn, one after the other, with the captions of the voice. The milliseconds are those of
// `watch` in Python: where people want it slower or faster, all of them grow or shrink alike.
import type { News, Scene } from "$kit/game";
import { clipped } from "$kit/names";
import { isReached } from "./ending";
import { campKey, squareKey } from "./geometry";
import { describeEvent } from "./story";
import type { Event, View } from "./wire";

export type SceneName = "laid" | "glide" | "choose" | "oust" | "capture" | "settle" | "ending" | "pass";

/** In the order in which they are seen. */
const MS: Readonly<Record<SceneName, number>> = {
  laid: 600,
  glide: 250,
  pass: 900,
  choose: 500,
  oust: 600,
  capture: 400,
  settle: 300,
  ending: 1600,
};
const ORDER = Object.keys(MS);

/** Captions of a turn, the weightiest first; none for a plain move. */
const TOLD: readonly Event["type"][] = ["ousted", "captured", "camped", "goal-fixed", "settled", "passed", "laid"];

interface Moment {
  name: SceneName;
  keys: readonly string[];
}

/** Nobody is told what they did themselves. */
export function scenes({ events, after, names, me, watch }: News<View, Event>): Scene[] {
  const moments = events.flatMap(momentsOf).sort((one, other) => ORDER.indexOf(one.name) - ORDER.indexOf(other.name));
  const whole = moments.reduce((sum, { name }) => sum + MS[name], 0);
  const says = caption(events, after, names.map(clipped), me);
  return moments.map(({ name, keys }) => ({
    name,
    keys,
    ms: watch ? (MS[name] * watch) / whole : MS[name],
    says: name === "ending" ? null : says,
  }));
}

function momentsOf(event: Event): Moment[] {
  switch (event.type) {
    case "laid":
      return [{ name: "laid", keys: [] }];
    case "moved":
      return [{ name: "glide", keys: [squareKey(event.target)] }];
    case "camped":
      return [
        { name: "glide", keys: [campKey(event.camp)] },
        { name: "settle", keys: [campKey(event.camp)] },
      ];
    case "goal-fixed":
      return [{ name: "choose", keys: [] }];
    case "settled":
      return [{ name: "settle", keys: [squareKey(event.square)] }];
    case "ousted":
      return [{ name: "oust", keys: [squareKey(event.to)] }];
    case "captured":
      return [{ name: "capture", keys: [squareKey(event.square)] }];
    case "passed":
      return [{ name: "pass", keys: [] }];
    case "ended":
      return isReached(event.reason) ? [{ name: "ending", keys: [] }] : [];
  }
}

function caption(events: readonly Event[], view: View, names: readonly string[], me: number | null): string | null {
  const told = TOLD.flatMap((type) => events.find((event) => event.type === type) ?? [])[0];
  if (told === undefined || (me !== null && doerOf(told) === me)) return null;
  return describeEvent(told, view, names, me);
}

/** Whose turn it was; null where nobody's. */
function doerOf(event: Event): number | null {
  if (event.type === "ousted" || event.type === "captured") return 1 - event.seat;
  return "seat" in event ? event.seat : null;
}
