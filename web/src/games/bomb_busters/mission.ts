// The mission: what it is called, its special rules in short, and which of the wires shown by markers are in play.
import { m } from "$messages";
import { RED, valueOf, wireWord, YELLOW } from "./values";
import type { Marker, Options, View } from "./wire";

const NAMES: Partial<Record<Options["mission"], () => string>> = {
  practice: m.bomb_busters_mission_practice,
  cannes: m.bomb_busters_mission_cannes,
  balance: m.bomb_busters_mission_balance,
  parallel: m.bomb_busters_mission_parallel,
  liaisons: m.bomb_busters_mission_liaisons,
  valentine: m.bomb_busters_mission_valentine,
};

export const missionName = (mission: Options["mission"]): string => NAMES[mission]?.() ?? ofPlayer(mission) ?? mission;

/** As it stands on the mission's card. */
export const missionTitle = (mission: Options["mission"]): string =>
  NAMES[mission]?.() ?? ofPlayer(mission) ?? m.bomb_busters_mission({ mission });

/** A mission of a player is named by its file, without the digest behind the mark; null for an official one. */
function ofPlayer(mission: string): string | null {
  const [file, digest] = mission.split("@");
  const words = file?.replaceAll("-", " ");
  return digest && words ? words.charAt(0).toUpperCase() + words.slice(1) : null;
}

const RULES: Partial<Record<Options["mission"], () => string>> = {
  cannes: m.bomb_busters_rules_cannes,
  balance: m.bomb_busters_rules_balance,
  parallel: m.bomb_busters_rules_parallel,
  liaisons: m.bomb_busters_rules_liaisons,
  valentine: m.bomb_busters_rules_valentine,
};

/** What is special about the mission, as its card would say it; most have nothing special. */
export function missionRules(view: View): string[] {
  const mixed = mixes(view).map(({ value, k, n }) => {
    const words = { k, n };
    return value === RED ? m.bomb_busters_rules_red_of(words) : m.bomb_busters_rules_yellow_of(words);
  });
  const rule = RULES[view.options.mission];
  return rule ? [rule(), ...mixed] : mixed;
}

/** "k of n" (BOM-7): `n` wires of the colour are shown with a "?", `k` of them are in play. */
export interface Mix {
  value: number;
  k: number;
  n: number;
}

export function mixes(view: View): Mix[] {
  const counts = [[RED, view.reds], [YELLOW, view.yellows]] as const;
  return counts.flatMap(([value, k]) => {
    const n = view.markers.filter((marker) => !marker.sure && valueOf(marker.wire) === value).length;
    return n ? [{ value, k, n }] : [];
  });
}

/** Whether the wire of a marker is in play; null as long as that cannot be seen. */
export function isInPlay(view: View, { wire, sure }: Marker): boolean | null {
  if (sure || isSeen(view, wire)) return true;
  const value = valueOf(wire);
  const mix = mixes(view).find((one) => one.value === value);
  const seen = view.markers.filter((marker) => valueOf(marker.wire) === value && isSeen(view, marker.wire));
  return mix !== undefined && seen.length === mix.k ? false : null;
}

const isSeen = (view: View, code: number): boolean =>
  view.stands.some((stand) => stand.wires.some((wire) => wire.code === code));

/** A marker of the board in words. */
export function markerWord(view: View, marker: Marker): string {
  const wire = wireWord(marker.wire);
  const there = isInPlay(view, marker);
  if (there) return wire;
  return there === null ? m.bomb_busters_track_unsure({ wire }) : m.bomb_busters_track_out({ wire });
}
