// The game as a story: what is at stake, what a turn was, how it all ended. "Us" is everybody at the table.
import type { Goal, GoalPart, Outcome } from "$kit/game";
import { m } from "$messages";
import { kept } from "./keeping.svelte";
import { deviation, duration, seconds, type Leg } from "./legs";
import { tileName } from "./tiles";
import type { Event, Flight, Pointed, Round, View } from "./wire";
import { describeEvent, fuelWords, pointsWords, pointWords, questionWords } from "./words";

const ROUNDS = 12;
/** CON-14: so many transmissions for each guess. */
const TRANSMISSIONS = 3;

/** How often the crew may still ask before this guess. */
export const questionsLeft = (view: View): number => Math.max(0, TRANSMISSIONS - view.asked);

/** A turn is what somebody does until somebody else decides: a round is opened and sent, asked for again, or guessed. */
export const opensTurn = (event: Event): boolean =>
  event.type === "round-opened" || event.type === "asked-again" || event.type === "pointed" || event.type === "laid-out";

export function tellTurn(events: readonly Event[], view: View, names: readonly string[], me: number | null): string | null {
  const pointed = events.find((event) => event.type === "pointed");
  const told = events.map((event) => (event === pointed ? tellGuess(event, events, names, me) : tellBriefly(event, view, names, me)));
  return told.filter(Boolean).join(" ") || null;
}

/** What a turn is told by; the rest of it are its details. */
function tellBriefly(event: Event, view: View, names: readonly string[], me: number | null): string | null {
  switch (event.type) {
    case "laid-out":
    case "round-opened":
    case "signal-chosen":
    case "transmitted":
    case "asked-again":
    case "aid-used":
    case "stopover-shown":
    case "ended":
      return describeEvent(event, view, names, me);
    default:
      return null;
  }
}

function tellGuess(event: Pointed, events: readonly Event[], names: readonly string[], me: number | null): string {
  const reached = events.find((other) => other.type === "goal-reached");
  const lost = events.find((other) => other.type === "fuel-lost");
  const answer = event.right ? rightWords(reached?.round ?? null) : wrongWords(lost?.left ?? null);
  return `${pointWords(event, names, me)} ${answer}`;
}

const rightWords = (round: Round | null): string =>
  round?.won ? m.contact_answer_won({ points: pointsWords(round.won) }) : m.contact_answer_right();

const wrongWords = (left: number | null): string =>
  left === null ? m.contact_answer_wrong() : m.contact_answer_cost({ fuel: fuelWords(left) });

/** The outcome: the round that it ended, or the fuel that is left. */
export const answerWords = (right: boolean, won: Round | null, left: number): string => (right ? rightWords(won) : wrongWords(left));

/** CON-12: which leg is to be held again. */
export const againWords = (leg: Leg | undefined): string => m.contact_pad_again({ tile: tileName(leg?.to ?? 0) });

/** The flights of a silent try, and how far each was from the pace of the tune-up. */
export function triedWords(legs: readonly Leg[], flights: readonly Flight[]): string {
  const tried = (leg: Leg, held: number): string => `${tileName(leg.to)} ${seconds(held)} (${deviation(held / (kept.pace * leg.length))})`;
  return legs.map((leg, index) => tried(leg, duration(flights[index]))).join(" · ");
}

export function goal(view: View, seat: number | null, names: readonly string[]): Goal | null {
  if (view.phase === "over" || view.phase === "lay-out") return null;
  return { says: aim(view, seat, names), parts: [...stake(view), fuelPart(view), ...questions(view), roundPart(view), scorePart(view)] };
}

function aim(view: View, seat: number | null, names: readonly string[]): string {
  const name = names[view.source] ?? "";
  if (view.phase === "between-rounds") return m.contact_goal_between();
  if (seat === view.source) return view.goal === null ? m.contact_goal_between() : m.contact_goal_source({ planet: tileName(view.goal) });
  return view.phase === "guess" && seat === view.guesser ? m.contact_goal_guess({ name }) : m.contact_goal_crew({ name });
}

const fact = (label: string, help: string): GoalPart => ({ label, state: "fact", help });

/** CON-16: what a right first guess wins. */
function stake(view: View): GoalPart[] {
  if (view.phase !== "transmit" && view.phase !== "guess") return [];
  if (view.signal === null) return [fact(m.contact_part_lost(), m.contact_part_lost_help())];
  return [fact(m.contact_part_worth({ points: pointsWords(view.signal) }), m.contact_part_worth_help())];
}

const fuelPart = (view: View): GoalPart => fact(fuelWords(view.fuel), m.contact_part_fuel_help());
const roundPart = (view: View): GoalPart =>
  fact(m.contact_round({ round: Math.min(ROUNDS, view.rounds.length + 1) }), m.contact_part_round_help());
const scorePart = (view: View): GoalPart => fact(pointsWords(view.score), m.contact_part_score_help());

/** CON-14: asking again is free, as long as it can be done. */
function questions(view: View): GoalPart[] {
  if (view.phase !== "guess") return [];
  return [fact(questionWords(questionsLeft(view)), questionsLeft(view) ? m.contact_part_questions_help() : m.contact_part_no_questions_help())];
}

export function ending(view: View, outcome: Outcome): string {
  const found = view.rounds.length;
  if (outcome.reason === "twelve-rounds") return m.contact_ending_won({ score: view.score, fuel: fuelWords(view.fuel) });
  return outcome.reason === "fuel" ? m.contact_ending_fuel({ found }) : m.contact_ending_stopped({ found });
}
