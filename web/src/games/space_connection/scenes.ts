// Scenes between two views: a launch flies in, sweeps its points, planets surface, a whole system is outlined.
import type { News, Scene } from "$kit/game";
import { clipped } from "$kit/names";
import { layoutOf } from "./geometry";
import { reachOf, type Launch, type Reach } from "./reach";
import { captionOf, describeEvent, launchingTold } from "./telling";
import type { Completed, Event, Launched, SkyView, View } from "./wire";

export type Part = "flies" | "sweeps" | "surfaces" | "whole" | "ends";

/** Milliseconds; those of a launch and of its systems are also those of `watch` in the game's `view`. */
export const MS: Record<Part | "told", number> = { flies: 500, sweeps: 400, surfaces: 800, whole: 900, ends: 1500, told: 900 };
/** From planet to planet, where there is time for all of them. */
const APART = 150;

export function scenes({ events, before, after, names, me }: News<View, Event>): Scene[] {
  if (before === null) return [];
  const known = names.map(clipped);
  const { launch, whole } = lastLaunch(events);
  const found: Scene[] = [];
  const play = (name: Part, says: string | null, keys: readonly string[] = []): unknown =>
    found.push({ ms: MS[name], says, keys, name, holds: name === "flies" || name === "sweeps" });
  if (launch) {
    for (const part of ["flies", "sweeps"] as const) play(part, launchingTold(launch, known, me), launch.at);
    play("surfaces", captionOf(launch, [], after, known, me), launch.found);
    if (whole.length) play("whole", captionOf(launch, whole, after, known, me), whole.flatMap(({ system }) => system));
  }
  for (const event of events) {
    if (event.type !== "passed" && event.type !== "first-drawn") continue;
    found.push({ ms: MS.told, says: describeEvent(event, after, known, me) });
  }
  if (after.over && !before.over) play("ends", describeEvent({ type: "ended", planets: [[], []] }, after, known, me));
  return found;
}

/** The view that is drawn while a scene is played: nothing is known before it was seen. */
export function shownAt(scene: Scene | null, previous: View | null, view: View): View {
  if (scene === null || previous === null || scene.name === undefined || scene.name === "ends") return view;
  if (scene.holds) return previous;
  const settled = scene.name === "surfaces";
  const skies = view.skies.map((sky, owner): SkyView => {
    const { planets, groups, systems, implied } = previous.skies[owner]!;
    return { ...sky, planets, groups, ...(settled ? { systems, implied } : {}) };
  });
  const tracks = settled ? previous.tracks : view.tracks;
  return { ...view, over: previous.over, skies: [skies[0]!, skies[1]!], tracks };
}

/** A launch while it is seen. */
export interface Seen {
  part: Part;
  ms: number;
  launch: Launched;
  whole: readonly Completed[];
  reach: Reach;
  /** The sky that is probed. */
  owner: number;
}

/** The launch as it is drawn now; null where there is none. `sky` is what was known of its sky before. */
export function seenIn(scene: Scene | null, events: readonly Event[], view: View): Seen | null {
  const { launch, whole } = lastLaunch(events);
  if (!launch || !scene?.name || scene.name === "ends") return null;
  const owner = 1 - launch.seat;
  const reach = reachOf(asAction(launch), view.chart, layoutOf(view), view.skies[owner]!);
  return { part: scene.name as Part, ms: scene.ms, launch, whole, reach, owner };
}

/** When each planet of a launch surfaces, in milliseconds: one by one, and all of them in time. */
export function surfacing(found: readonly string[], ms: number): Map<string, number> {
  const apart = Math.min(APART, (0.75 * ms) / Math.max(1, found.length - 1));
  return new Map(found.map((at, index) => [at, index * apart]));
}

function lastLaunch(events: readonly Event[]): { launch: Launched | null; whole: Completed[] } {
  const launch = events.findLast((event) => event.type === "launched") ?? null;
  return { launch, whole: events.filter((event) => event.type === "completed" && event.seat === launch?.seat) as Completed[] };
}

const asAction = ({ craft, at }: Launched): Launch =>
  at.length > 1 ? { type: "lasers", at: [at[0]!, at[1]!] } : { type: craft, at: at[0]! };
