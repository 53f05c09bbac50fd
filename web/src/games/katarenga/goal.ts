// What the reader is after and how far they have come, for the strip above the board.
import type { Goal, GoalPart } from "$kit/game";
import { m } from "$messages";
import { name } from "./geometry";
import type { View } from "./wire";
import { choices, colour, ownThreatened, pawnsLeft } from "./words";

export function goal(view: View, seat: number | null): Goal | null {
  if (seat === null || view.colours === "") return null;
  return view.camps === "" ? raceGoal(view, seat) : campGoal(view, seat);
}

/** Big Bang: the colour, then eight pawns on it; and how far the other side is. */
function raceGoal(view: View, seat: number): Goal {
  const letter = view.goals[seat] ?? "-";
  const count = view.home[seat] ?? 0;
  const settled: GoalPart = {
    label: m.katarenga_goal_settled({ count }),
    state: letter === "-" ? "ahead" : count === 8 ? "done" : "now",
    help: m.katarenga_goal_settled_help(),
  };
  const parts = [colourPart(view, letter), settled, otherPart(view, 1 - seat), ...danger(view, seat, m.katarenga_goal_danger_help())];
  return { says: letter === "-" ? m.katarenga_goal_open() : m.katarenga_goal_colour({ colour: colour(letter) }), parts };
}

function colourPart(view: View, letter: string): GoalPart {
  if (letter !== "-") {
    const label = m.katarenga_goal_chosen({ colour: colour(letter) });
    return { label, state: "done", help: m.katarenga_goal_chosen_help() };
  }
  return { label: m.katarenga_goal_choose({ colours: choices(view) }), state: "now", help: m.katarenga_goal_choose_help() };
}

function otherPart(view: View, other: number): GoalPart {
  const letter = view.goals[other] ?? "-";
  const help =
    letter === "-" ? m.katarenga_goal_other_open_help() : m.katarenga_goal_other_help({ colour: colour(letter) });
  return { label: m.katarenga_goal_other({ count: view.home[other] ?? 0 }), state: "fact", help };
}

/** The base game: two camps, and the pawns that both sides have left. */
function campGoal(view: View, seat: number): Goal {
  const count = view.home[seat] ?? 0;
  const facts: GoalPart[] = [
    {
      label: m.katarenga_goal_prey({ count: pawnsLeft(view, 1 - seat) }),
      state: "fact",
      help: m.katarenga_goal_prey_help(),
    },
    { label: m.katarenga_goal_pawns({ count: pawnsLeft(view, seat) }), state: "fact", help: m.katarenga_goal_pawns_help() },
  ];
  const camps: GoalPart = {
    label: m.katarenga_goal_camped({ count }),
    state: count === 2 ? "done" : "now",
    help: m.katarenga_goal_camped_help(),
  };
  return { says: m.katarenga_goal_camps(), parts: [camps, ...facts, ...danger(view, seat, m.katarenga_goal_captures_help())] };
}

function danger(view: View, seat: number, help: string): GoalPart[] {
  const squares = ownThreatened(view, seat).map(name);
  return squares.length ? [{ label: m.katarenga_goal_danger({ squares: squares.join(", ") }), state: "fact", help }] : [];
}
