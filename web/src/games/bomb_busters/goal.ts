// What the team is after, how far it has come, and how it ended.
import type { Goal, GoalPart, Outcome } from "$kit/game";
import { m } from "$messages";
import { dial } from "./dial";
import { endOf } from "./ends";
import { carried, highest } from "./inPlay";
import { missionRules, missionTitle } from "./mission";
import { inMission } from "./parts";
import type { Score } from "./parts/part";
import { onTable } from "./reminders";
import { RED, valueOf, YELLOW } from "./values";
import type { View } from "./wire";

/** So many mistakes the team survives from now on. */
export const mistakesLeft = (view: View): number => Math.max(0, view.steps - 1);

const colourLeft = (view: View, value: number): number =>
  inPlay(view, value) - view.stands.flatMap(({ wires }) => wires).filter((wire) => wire.cut && valueOf(wire.code) === value).length;

/** How many wires of a colour are in play, as everybody knows. */
const inPlay = (view: View, value: number): number => (value === RED ? view.reds : view.yellows);

/** The wires that are still to be cut: all that stand, but no red ones. */
export const wiresLeft = (view: View): number =>
  view.stands.flatMap(({ wires }) => wires).filter((wire) => !wire.cut).length + carried(view).length - colourLeft(view, RED);

export function goal(given: View): Goal | null {
  const view = onTable(given);
  if (view.stands.length === 0) return null;
  return { says: aim(view), parts: [missionPart(view), ...stageParts(view), wiresPart(view), mistakesPart(view), ...colourParts(view)] };
}

/** What all missions want; of red wires it speaks only where there are any. */
const aim = (view: View): string => (inPlay(view, RED) ? `${m.bomb_busters_goal()} ${m.bomb_busters_goal_never_red()}` : m.bomb_busters_goal());

function missionPart(view: View): GoalPart {
  const rules = [m.bomb_busters_goal_wires({ highest: highest(view) }), ...missionRules(view)];
  return { label: missionTitle(view.options.mission), state: "fact", help: rules.join(" ") };
}

/** The stage that is on, and what it wants. */
const stageParts = (view: View): GoalPart[] => inMission(view).flatMap(([part, slice]) => part.stage?.(slice, view) ?? []);

function wiresPart(view: View): GoalPart {
  const count = wiresLeft(view);
  if (count <= 0) return { label: m.bomb_busters_goal_no_wires(), state: "done" };
  return { label: m.bomb_busters_goal_left({ count }), state: "now", help: m.bomb_busters_goal_left_help() };
}

function mistakesPart(view: View): GoalPart {
  const count = mistakesLeft(view);
  const label = count ? m.bomb_busters_goal_mistakes({ count }) : m.bomb_busters_goal_no_mistakes();
  return { label, state: "fact", help: mistakesHelp(view) };
}

/** What runs in the place of the detonator; null where that is the detonator itself. */
export const scoreOf = (view: View): Score | null => inMission(view).flatMap(([part, slice]) => part.score?.(slice) ?? [])[0] ?? null;

/** Where the detonator stands, or what runs in its place. */
const mistakesHelp = (view: View): string => scoreOf(view)?.help ?? m.bomb_busters_goal_mistakes_help(dial(view));

/** What the markers mean, for the colours in play. */
function colourParts(view: View): GoalPart[] {
  const yellow = inPlay(view, YELLOW);
  const red = inPlay(view, RED);
  return [
    ...(yellow ? [{ label: m.bomb_busters_goal_yellow({ count: yellow }), state: "fact" as const, help: m.bomb_busters_goal_yellow_help() }] : []),
    ...(red ? [{ label: m.bomb_busters_goal_red({ count: red }), state: "fact" as const, help: redHelp(view) }] : []),
  ];
}

const redHelp = (view: View): string => (inMission(view).find(([{ redHelp: other }]) => other)?.[0].redHelp ?? m.bomb_busters_goal_red_help)();

/** Whether the detonator counts nothing but mistakes: some mechanisms and the rewinder move it too. */
const countsMistakes = (view: View): boolean =>
  inMission(view).every(([part]) => part.countsMistakes ?? true) && !view.cards.some(({ number, used }) => number === 6 && used);

export function ending(view: View, outcome: Outcome): string | null {
  const left = wiresLeft(view);
  const { now, last } = dial(view);
  const numbers = { now, last, allowed: last - 1, left };
  switch (outcome.reason) {
    case "defused":
      return scoreOf(view)?.defused ?? (countsMistakes(view) ? m.bomb_busters_ending_defused(numbers) : m.bomb_busters_ending_defused_at(numbers));
    case "detonator":
      return countsMistakes(view) ? m.bomb_busters_ending_mistakes(numbers) : m.bomb_busters_ending_detonator(numbers);
    default:
      return endOf(outcome.reason)?.ending?.(numbers) ?? null;
  }
}
