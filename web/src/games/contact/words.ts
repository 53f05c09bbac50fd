// The game in words: the action list, the log, the table for whoever cannot see it.
import type { ActionWords } from "$kit/game";
import type { SoundName } from "$kit/sound";
import { m } from "$messages";
import { getLocale } from "../../paraglide/runtime.js";
import { kept } from "./keeping.svelte";
import { centimetres, duration, legsOf, seconds } from "./legs";
import { place, tileName } from "./tiles";
import type { Action, AidUsed, Event, Pointed, View } from "./wire";

type Aid = AidUsed["card"];

export function aidName(card: Aid): string {
  return { "fifty-fifty": m.contact_aid_fifty_fifty, "first-stopover": m.contact_aid_first_stopover, "change-goal": m.contact_aid_change_goal }[card]();
}

const CERTIFICATES: Record<number, () => string> = {
  42: m.contact_certificate_42,
  39: m.contact_certificate_39,
  34: m.contact_certificate_34,
  28: m.contact_certificate_28,
  22: m.contact_certificate_22,
  16: m.contact_certificate_16,
  10: m.contact_certificate_10,
  0: m.contact_certificate_0,
};

/** What a certificate is called, by the fewest points it takes (CON-28). */
export const certificateName = (points: number): string => CERTIFICATES[points]?.() ?? "";

export const dateWords = (date: string): string => new Date(date).toLocaleDateString(getLocale(), { dateStyle: "long" });

export function actionLabel(action: Action): string {
  switch (action.type) {
    case "draw-goal":
      return m.contact_draw_goal();
    case "fly-to":
      return m.contact_fly_to({ tile: tileName(action.tile) });
    case "step-back":
      return m.contact_step_back();
    case "clear-route":
      return m.contact_clear_route();
    case "transmit":
      return m.contact_transmit();
    case "ask-again":
      return m.contact_ask_again();
    case "guess":
      return m.contact_point_at({ planets: tileName(action.planet) });
    case "guess-two":
      return m.contact_point_at({ planets: action.planets.map(tileName).join(" + ") });
    case "show-stopover":
      return m.contact_show_stopover();
    case "brief":
      return m.contact_brief({ card: aidName(action.card) });
    case "reactivate":
      return m.contact_reactivate();
    case "choose-signal":
      return m.contact_choose_signal({ value: action.value });
    case "change-goal":
      return m.contact_change_goal();
    default:
      return "";
  }
}

const GROUPS: Partial<Record<Action["type"], () => string>> = {
  "fly-to": m.contact_group_route,
  "step-back": m.contact_group_route,
  "clear-route": m.contact_group_route,
  "draw-goal": m.contact_group_round,
  guess: m.contact_group_guess,
  "guess-two": m.contact_group_two,
  "choose-signal": m.contact_group_signal,
  brief: m.contact_group_aid,
  "show-stopover": m.contact_group_aid,
  reactivate: m.contact_group_aid,
  "change-goal": m.contact_group_aid,
};

export function describeAction(action: Action, view: View): ActionWords {
  const label = action.type === "fly-to" && kept.lengths ? flyFar(action.tile, view) : actionLabel(action);
  return { group: GROUPS[action.type]?.() ?? m.contact_group_listen(), label };
}

/** A leg that could come next, with its length. */
function flyFar(tile: number, view: View): string {
  const [leg] = legsOf(view.tiles, [view.route.at(-1) ?? view.rocket, tile]);
  return m.contact_fly_far({ tile: tileName(tile), length: centimetres(leg?.length ?? 0) });
}

export function describeEvent(event: Event, view: View, names: readonly string[], me: number | null): string | null {
  const name = (seat: number): string => names[seat] ?? "";
  switch (event.type) {
    case "laid-out":
      return m.contact_laid_out();
    case "round-opened":
      return [
        event.source === me ? m.contact_round_opened_you({ round: event.number }) : m.contact_round_opened({ round: event.number, name: name(event.source) }),
        event.signal === null ? "" : m.contact_round_signal({ value: event.signal }),
        event.planet === null ? "" : m.contact_round_planet({ planet: tileName(event.planet) }),
        event.goal === null ? "" : m.contact_your_goal({ planet: tileName(event.goal) }),
      ].filter(Boolean).join(" ");
    case "goal-changed":
      return event.goal === null ? m.contact_goal_changed({ name: name(event.source) }) : m.contact_your_goal({ planet: tileName(event.goal) });
    case "signal-chosen":
      return event.source === me ? m.contact_signal_chosen_you({ value: event.value }) : m.contact_signal_chosen({ name: name(event.source), value: event.value });
    case "route-drawn":
      return null;
    case "transmitted":
      return transmittedWords(event.flights.length, event.source === me ? null : name(event.source));
    case "asked-again":
      if (event.seat === me) return m.contact_asked_again_you();
      return me !== null && view.source === me ? m.contact_asked_you({ name: name(event.seat) }) : m.contact_asked_again({ name: name(event.seat) });
    case "pointed":
      return `${pointWords(event, names, me)} ${event.right ? m.contact_answer_right() : m.contact_answer_wrong()}`;
    case "fuel-lost":
      return m.contact_fuel_lost({ fuel: fuelWords(event.left) });
    case "signal-lost":
      return m.contact_signal_lost({ value: event.value });
    case "goal-reached":
      return reached(event.round);
    case "aid-used":
      return event.seat === me ? m.contact_aid_played_you({ card: aidName(event.card) }) : m.contact_aid_played({ name: name(event.seat), card: aidName(event.card) });
    case "stopover-shown":
      return m.contact_stopover_shown({ tile: tileName(event.tile) });
    case "briefing-opened":
      return event.seat === me ? m.contact_briefing_opened_you({ card: aidName(event.card) }) : m.contact_briefing_opened({ name: name(event.seat), card: aidName(event.card) });
    case "reactivated":
      return event.seat === me ? m.contact_reactivated_you({ fuel: fuelWords(event.fuel) }) : m.contact_reactivated({ name: name(event.seat), fuel: fuelWords(event.fuel) });
    case "ended":
      return event.won ? m.contact_won({ score: event.score }) : m.contact_reason_fuel();
  }
}

/** "one flight", "three flights", in a sentence of somebody, or of the reader (null). */
function transmittedWords(count: number, name: string | null): string {
  const flights = count === 1 ? m.contact_flight_one() : m.contact_flight_many({ count });
  return name === null ? m.contact_transmitted_you({ flights }) : m.contact_transmitted({ name, flights });
}

export const fuelWords = (fuel: number): string =>
  fuel === 0 ? m.contact_fuel_none() : fuel === 1 ? m.contact_fuel_one() : m.contact_fuel_many({ fuel });

export const pointsWords = (points: number): string =>
  points === 0 ? m.contact_points_none() : points === 1 ? m.contact_points_one() : m.contact_points_many({ points });

export const questionWords = (left: number): string =>
  left === 0 ? m.contact_questions_none() : left === 1 ? m.contact_questions_one() : m.contact_questions_many({ left });

/** The route that was meant, with what was sent for each leg. */
function reached(round: Extract<Event, { type: "goal-reached" }>["round"]): string {
  const last = round.transmissions.at(-1);
  const legs = (last?.route ?? []).map((tile, leg) => `${tileName(tile)} (${seconds(duration(last?.flights[leg]))})`);
  return m.contact_goal_reached({ planet: tileName(round.goal), route: [tileName(round.start), ...legs].join(" → ") });
}

const SOUNDS: Partial<Record<Event["type"], SoundName>> = {
  "round-opened": "glass",
  "signal-chosen": "glass",
  "goal-reached": "chime",
  "fuel-lost": "thud",
  "aid-used": "slide",
};

export const sound = (event: Event): SoundName | null => SOUNDS[event.type] ?? null;

export function summary(view: View, names: readonly string[]): string {
  const words = [
    m.contact_summary({ round: Math.min(12, view.rounds.length + 1), fuel: view.fuel, score: view.score }),
    m.contact_summary_source({ name: names[view.source] ?? "", tile: tileName(view.rocket) }),
    m.contact_summary_goals({ planets: view.candidates.map(tileName).join(", ") }),
  ];
  if (view.goal !== null) words.push(m.contact_your_goal({ planet: tileName(view.goal) }));
  if (view.route.length) words.push(m.contact_summary_route({ route: routeWords(view) }));
  const places = view.tiles.map((_, tile) => placeWords(view, tile)).join(m.contact_semicolon());
  if (places) words.push(m.contact_summary_places({ places }));
  return words.join(" ");
}

/** The route that this seat has drawn, with the lengths of its legs where the reader wants them (CON-9). */
export function routeWords(view: View): string {
  const legs = legsOf(view.tiles, [view.rocket, ...view.route]);
  const words = legs.map((leg) => (kept.lengths ? `${tileName(leg.to)} (${centimetres(leg.length)})` : tileName(leg.to)));
  return [tileName(view.rocket), ...words].join(" → ");
}

/** Where a tile lies, in whole centimetres. */
export function placeWords(view: View, tile: number): string {
  const { x, y } = place(view.tiles[tile]);
  return m.contact_place({ tile: tileName(tile), x: Math.round(x / 10), y: Math.round(y / 10) });
}

/** What the source is to do next with its route. */
export function drawingWords(view: View): string {
  if (view.goal === null) return "";
  if (view.route.length === 0) return m.contact_draw_route({ goal: tileName(view.goal) });
  const words = { route: routeWords(view) };
  return view.route.at(-1) === view.goal ? m.contact_route_complete(words) : m.contact_summary_route(words);
}

/** A private sketch, as far as it is drawn. */
export const trailWords = (trail: readonly number[]): string =>
  trail.length ? m.contact_sketched({ route: trail.map(tileName).join(" → ") }) : m.contact_sketch_empty();

/** Says who points where, while the answer is not known yet. */
export function pointWords({ seat, planets }: Pointed, names: readonly string[], me: number | null): string {
  const words = { name: names[seat] ?? "", planets: planets.map(tileName).join(" + ") };
  return seat === me ? m.contact_points_you(words) : m.contact_points(words);
}
