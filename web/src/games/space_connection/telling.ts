// What happened, told to one reader: "you" where it was theirs or struck them. Onlookers hear names.
import type { Outcome } from "$kit/game";
import type { SoundName } from "$kit/sound";
import { m } from "$messages";
import type { Craft } from "./launching.svelte";
import type { Completed, Event, Launched, View } from "./wire";

type Names = readonly string[];

export function describeEvent(event: Event, view: View, names: Names, me: number | null): string | null {
  const name = "seat" in event ? (names[event.seat] ?? "") : "";
  switch (event.type) {
    case "drafted":
      return null;
    case "confirmed":
      return event.seat === me ? m.space_connection_you_confirmed() : m.space_connection_confirmed({ name });
    case "first-drawn":
      return event.seat === me ? m.space_connection_you_first() : m.space_connection_first({ name });
    case "launched":
      return [launchTold(event, name, me), fateOf(event)].filter(Boolean).join(" ");
    case "completed":
      return completedTold(event, view, name, me);
    case "passed":
      return event.seat === me ? m.space_connection_you_passed() : m.space_connection_passed({ name });
    case "ended":
      return m.space_connection_ended();
  }
}

/** A turn is a launch and what it completes; before that everybody hides. */
export const opensTurn = (event: Event): boolean =>
  event.type === "launched" || event.type === "confirmed" || event.type === "first-drawn";

/** "The bot launches a rocket at k7 and finds your planet k7. That makes a whole system (3 of 9)." */
export function tellTurn(events: readonly Event[], view: View, names: Names, me: number | null): string | null {
  const launch = events.find((event) => event.type === "launched");
  const whole = events.filter((event) => event.type === "completed");
  if (launch) return reportTold(launch, whole, view, names, me);
  const told = events.map((event) => describeEvent(event, view, names, me)).filter(Boolean);
  return told.length ? told.join(" ") : null;
}

/** A launch while it flies. */
export function launchingTold(launch: Launched, names: Names, me: number | null): string {
  const words = { craft: oneOf(launch), at: launch.at.join("–") };
  if (launch.seat === me) return m.space_connection_you_launch(words);
  return m.space_connection_launches({ ...words, name: names[launch.seat] ?? "" });
}

/** So many planets are listed; of more there is only the number. */
const LISTED = 4;

/** The result of a launch in as few words as a caption has; the board shows the rest. */
export function captionOf(launch: Launched, whole: readonly Completed[], view: View, names: Names, me: number | null): string {
  const name = names[launch.seat] ?? "";
  const [at, { found }] = [launch.at.join("–"), launch];
  if (whole.length) {
    const words = { count: whole.length, now: whole.at(-1)!.place, of: view.systems };
    if (launch.seat === me) return m.space_connection_told_whole(words);
    return me === null ? m.space_connection_told_a_whole({ ...words, name }) : m.space_connection_told_their_whole({ ...words, name });
  }
  const words = { count: found.length, planets: found.join(", ") };
  const isLong = found.length > LISTED;
  if (found.length && launch.seat === me) return isLong ? m.space_connection_told_finds(words) : m.space_connection_found(words);
  if (found.length && me !== null && isLong) return m.space_connection_told_their_finds({ ...words, name });
  if (found.length && me !== null) return m.space_connection_told_their_find({ ...words, name });
  if (found.length) return m.space_connection_told_a_find({ ...words, name });
  return launch.returned ? m.space_connection_told_idle({ at }) : m.space_connection_told_miss({ at });
}

/** A launch with all that came of it. */
function reportTold(launch: Launched, whole: readonly Completed[], view: View, names: Names, me: number | null): string {
  const count = whole.length;
  const scored = count ? m.space_connection_whole({ count, now: whole.at(-1)!.place, of: view.systems }) : "";
  return [launchTold(launch, names[launch.seat] ?? "", me), scored].filter(Boolean).join(" ");
}

export function sound(event: Event): SoundName | null {
  switch (event.type) {
    case "drafted":
      return "wood";
    case "launched":
      return event.found.length ? "glass" : event.returned ? "wood" : "thud";
    case "completed":
      return "chime";
    case "confirmed":
      return "slide";
    default:
      return null;
  }
}

/** How it ended, with its numbers, those of the winner first. Who gave up or ran out of time has no need of them. */
export function ending(view: View, outcome: Outcome, names: Names, me: number | null): string | null {
  const winner = outcome.scores[0]! >= outcome.scores[1]! ? 0 : 1;
  const systems = view.tracks.map((track) => track.length);
  const planets = [1, 0].map((owner) => view.skies[owner]!.found.length);
  const score = (counts: readonly number[]) => ({ mine: counts[winner] ?? 0, theirs: counts[1 - winner] ?? 0 });
  switch (outcome.reason) {
    case "all-systems":
      if (me === winner) return m.space_connection_end_all_won(score(systems));
      if (me !== null) return m.space_connection_end_all_lost({ ...score(systems), name: names[winner] ?? "" });
      return m.space_connection_end_all({ ...score(systems), name: names[winner] ?? "" });
    case "more-systems":
      return m.space_connection_end_more_systems(score(systems));
    case "more-planets":
      return m.space_connection_end_more_planets({ ...score(planets), systems: systems[0] ?? 0 });
    case "draw":
      return m.space_connection_end_draw({ systems: systems[0] ?? 0, planets: planets[0] ?? 0 });
    default:
      return null;
  }
}

function launchTold(event: Launched, name: string, me: number | null): string {
  const { found } = event;
  const words = { craft: oneOf(event), at: event.at.join("–"), count: found.length, planets: found.join(", ") };
  if (event.seat === me) {
    if (found.length) return m.space_connection_you_find(words);
    return event.returned ? m.space_connection_you_idle(words) : m.space_connection_you_miss(words);
  }
  if (!found.length) return event.returned ? m.space_connection_idles({ ...words, name }) : m.space_connection_misses({ ...words, name });
  return me === null ? m.space_connection_finds({ ...words, name }) : m.space_connection_finds_yours({ ...words, name });
}

/** Lasers stay where they are, which needs no words. */
function fateOf(event: Launched): string {
  if (event.craft === "laser") return "";
  return event.returned ? m.space_connection_returns() : m.space_connection_is_lost();
}

function completedTold(event: Completed, view: View, name: string, me: number | null): string {
  const words = { name, system: event.system.join(", "), count: event.place, of: view.systems };
  if (event.seat === me) return m.space_connection_you_completed(words);
  return me === null ? m.space_connection_completed(words) : m.space_connection_completed_yours(words);
}

const ONE: Record<Craft, () => string> = {
  rocket: m.space_connection_a_rocket,
  ship: m.space_connection_a_ship,
  "super-ship": m.space_connection_a_super_ship,
  laser: m.space_connection_a_laser,
};
const oneOf = (event: Launched): string => (event.at.length > 1 ? m.space_connection_some_lasers() : ONE[event.craft]());
