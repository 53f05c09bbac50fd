// What the reader is after: hiding first; then systems on both sides, planets left to find, craft left.
import type { Goal, GoalPart } from "$kit/game";
import { m } from "$messages";
import { CRAFTS, countOf } from "./launching.svelte";
import type { View } from "./wire";
import { craftName } from "./words";

export function goal(view: View, seat: number | null, names: readonly string[]): Goal {
  if (view.turn === null && !view.over) return { says: m.space_connection_goal_layout(), parts: stations(view, seat) };
  if (seat === null) return { says: m.space_connection_goal_race({ systems: view.systems }), parts: race(view, names) };
  return { says: m.space_connection_goal_flight({ systems: view.systems }), parts: standing(view, seat, names) };
}

/** The planets of a sky that nobody has found, and the systems that are not whole: both are public. */
export function leftIn(view: View, owner: number): { planets: number; systems: number } {
  const sky = view.skies[owner]!;
  return { planets: view.planets - sky.found.length, systems: view.systems - sky.systems.length };
}

function stations({ skies, planets, systems }: View, seat: number | null): GoalPart[] {
  const hidden = seat !== null && skies[seat]?.ready;
  return [
    {
      label: m.space_connection_goal_hide(),
      state: hidden ? "done" : "now",
      help: m.space_connection_goal_hide_help({ planets, systems }),
    },
    { label: m.space_connection_goal_probe(), state: "ahead", help: m.space_connection_goal_probe_help() },
    { label: m.space_connection_goal_find(), state: "ahead", help: m.space_connection_goal_find_help({ systems }) },
  ];
}

function standing(view: View, seat: number, names: readonly string[]): GoalPart[] {
  const [mine, theirs] = [view.tracks[seat]!.length, view.tracks[1 - seat]!.length];
  const { planets, systems } = leftIn(view, 1 - seat);
  const fleet = view.fleets[seat]!;
  const craft = CRAFTS.map((kind) => `${craftName(kind)} ${countOf(fleet, kind)}`).join(", ");
  const score = { mine, theirs, of: view.systems, name: names[1 - seat] ?? "" };
  return [
    { label: m.space_connection_goal_score(score), state: "fact", help: m.space_connection_goal_score_help(score) },
    {
      label: m.space_connection_goal_left({ count: planets }),
      state: "fact",
      help: m.space_connection_goal_left_help({ found: view.planets - planets, of: view.planets, systems }),
    },
    {
      label: m.space_connection_goal_fleet({ count: CRAFTS.reduce((sum, kind) => sum + countOf(fleet, kind), 0) }),
      state: "fact",
      help: m.space_connection_goal_fleet_help({ craft }),
    },
  ];
}

const race = (view: View, names: readonly string[]): GoalPart[] =>
  view.tracks.map((track, seat) => ({
    label: m.space_connection_goal_seat({ name: names[seat] ?? "", count: track.length, of: view.systems }),
    state: "fact",
  }));
