// How a mission ends, whatever is played.
import { m } from "$messages";
import type { EndHalf } from "../parts/part";

export const ends: Readonly<Record<string, EndHalf>> = {
  defused: { ended: m.bomb_busters_ended_defused },
  red: { ended: m.bomb_busters_ended_red, ending: m.bomb_busters_ending_red },
  detonator: { ended: m.bomb_busters_reason_detonator },
  fatal: { ended: m.bomb_busters_reason_fatal, ending: m.bomb_busters_ending_fatal },
  overwound: { ended: m.bomb_busters_ended_overwound, ending: m.bomb_busters_ending_overwound },
  stuck: { ended: m.bomb_busters_ended_stuck, ending: () => m.bomb_busters_ending_stuck() },
};
