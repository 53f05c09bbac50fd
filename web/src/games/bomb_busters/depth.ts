// Oxygen, breaches, the robot and challenges in words: what can be done, what happened, and how they lie on the table.
import { toWhom } from "$kit/names";
import { m } from "$messages";
import { challengeProgress, challengeWords } from "./challenges";
import { isRobotScore } from "./dial";
import { letter, slotName, wireWord } from "./values";
import type { Action, Event, View } from "./wire";

const RESERVE = -1;

/** A button's words; null where the action is another's. */
export function depthLabel(action: Action, names: readonly string[]): string | null {
  switch (action.type) {
    case "pass":
      return m.bomb_busters_do_skip();
    case "hand-to":
      return m.bomb_busters_do_hand({ whom: toWhom(names[action.seat] ?? "") });
    case "seal":
      return m.bomb_busters_do_seal({ slot: slotName(action.slot) });
    case "face":
      return action.turn ? m.bomb_busters_do_turn() : m.bomb_busters_do_stay();
    case "call-red":
      return m.bomb_busters_do_call_wire({ slot: slotName(action.slot) });
    case "claim":
      return m.bomb_busters_do_claim({ letter: letter(action.stand) });
    default:
      return null;
  }
}

/** What happened; null where the event is another's. */
export function depthEvent(event: Event, view: View, names: readonly string[]): string | null {
  const name = (seat: number): string => names[seat] ?? "";
  switch (event.type) {
    case "air":
      return airWords(event, name);
    case "air-promised":
      return m.bomb_busters_on_air_promised({ name: name(event.giver), whom: toWhom(name(event.seat)) });
    case "air-shared":
      return sharedWords(event, view, name);
    case "breached":
      return m.bomb_busters_on_breached({ name: name(event.seat), slot: slotName(event.slot) });
    case "sealed":
      return m.bomb_busters_on_sealed({ name: name(event.seat), slot: slotName(event.slot), wire: wireWord(event.wire) });
    case "skipped":
      return m.bomb_busters_on_skipped({ name: name(event.seat) });
    case "robot-line":
      return m.bomb_busters_on_robot_line({ line: event.numbers.join(", ") });
    case "robot":
      return isRobotScore(view)
        ? m.bomb_busters_on_robot({ place: event.place })
        : m.bomb_busters_on_robot({ place: view.parts.robots?.line[event.place] ?? 0 });
    case "robot-turned":
      return m.bomb_busters_on_robot_turned();
    case "challenges-drawn":
      return m.bomb_busters_on_challenges({ cards: event.cards.join(", ") });
    case "challenge-numbers":
      return m.bomb_busters_on_challenge_numbers({ numbers: event.numbers.join(", ") });
    case "challenge":
      return m.bomb_busters_on_challenge({ card: event.number });
    case "odd-claimed":
      return m.bomb_busters_on_claimed({ name: name(event.seat), letter: letter(event.stand) });
    case "red-called":
      return m.bomb_busters_on_red_called({ name: name(event.seat), slot: slotName(event.slot), wire: wireWord(event.wire) });
    default:
      return null;
  }
}

function airWords(event: Extract<Event, { type: "air" }>, name: (seat: number) => string): string {
  const { giver, seat, count } = event;
  if (giver === RESERVE) return m.bomb_busters_on_air_taken({ name: name(seat), count });
  if (seat === RESERVE) return m.bomb_busters_on_air_paid({ name: name(giver), count });
  return seat < RESERVE
    ? m.bomb_busters_on_air_lost({ name: name(giver), count })
    : m.bomb_busters_on_air_given({ name: name(giver), whom: toWhom(name(seat)), count });
}

/** Everybody, or all who had any. */
function sharedWords({ seats, count }: Extract<Event, { type: "air-shared" }>, view: View, name: (seat: number) => string): string {
  const words = { names: seats.map(name).join(", "), count: Math.abs(count) };
  if (count < 0) return m.bomb_busters_on_air_leaked(words);
  return seats.length === view.seats ? m.bomb_busters_on_air_shared(words) : m.bomb_busters_on_air_taken({ name: words.names, count });
}

/** The table for whoever cannot see it. */
export function depthSummary(view: View, names: readonly string[]): string[] {
  const { oxygen, robots, challenges } = view.parts;
  const words: string[] = [];
  if (oxygen) {
    if (oxygen.reserve >= 0) words.push(m.bomb_busters_air_reserve({ count: oxygen.reserve }));
    words.push(...oxygen.held.map((count, seat) => m.bomb_busters_air_of({ name: names[seat] ?? "", count })));
  }
  if (robots) words.push(robotWords(view));
  if (challenges) {
    words.push(...[...challenges.open, ...challenges.done].map((card) => `${challengeWords(card, challenges)} ${challengeProgress(card, challenges)}`));
  }
  return words.map((sentence) => (sentence.endsWith(".") ? sentence : `${sentence}.`));
}

/** Where the robot stands, and what lies in front of it that still counts (BOM-5903, BOM-5904). */
export function robotWords(view: View): string {
  const { validated } = view;
  const robot = view.parts.robots;
  if (!robot) return "";
  if (isRobotScore(view)) return m.bomb_busters_robot_on({ place: robot.place });
  const ahead = robot.line.filter((number, at) => (at - robot.place) * robot.facing > 0 && !validated.includes(number));
  const line = (robot.facing > 0 ? ahead : ahead.reverse()).join(", ") || m.bomb_busters_none();
  return m.bomb_busters_robot_line({ number: robot.line[robot.place] ?? 0, ahead: line });
}
