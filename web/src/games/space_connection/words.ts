// The game in words: the action list, hints, and the skies for whoever cannot see them.
import type { ActionWords, SeatMark } from "$kit/game";
import { m } from "$messages";
import { CRAFTS, countOf, type Craft } from "./launching.svelte";
import type { Launch } from "./reach";
import type { Action, Heat, SkyView, Spot, View } from "./wire";

const CRAFT_NAMES: Record<Craft, () => string> = {
  rocket: m.space_connection_rocket,
  ship: m.space_connection_ship,
  "super-ship": m.space_connection_super_ship,
  laser: m.space_connection_laser,
};

export const craftName = (craft: Craft): string => CRAFT_NAMES[craft]();

export function skyName(view: View, owner: number, names: readonly string[]): string {
  return view.seat === owner ? m.space_connection_own_sky() : m.space_connection_sky_of({ name: names[owner] ?? "" });
}

/** A launch in a few words: "Rocket g7", "Lasers a7–a13". */
export function launchWords(launch: Launch): string {
  if (launch.type === "lasers") return m.space_connection_do_lasers({ one: launch.at[0], two: launch.at[1] });
  return m.space_connection_do_launch({ craft: craftName(launch.type), at: launch.at });
}

export function describeAction(action: Action): ActionWords {
  switch (action.type) {
    case "put": {
      const { at } = action;
      return { group: m.space_connection_group_put({ row: row(at) }), label: m.space_connection_put({ at }) };
    }
    case "remove":
      return { group: m.space_connection_group_remove(), label: m.space_connection_remove({ at: action.at }) };
    case "clear":
      return { group: m.space_connection_group_layout(), label: m.space_connection_clear() };
    case "random":
      return { group: m.space_connection_group_layout(), label: m.space_connection_suggest() };
    case "confirm":
      return { group: m.space_connection_group_layout(), label: m.space_connection_confirm() };
    case "rocket":
    case "ship": {
      const words = { craft: craftName(action.type), row: row(action.at) };
      return { group: m.space_connection_group_row(words), label: launchWords(action) };
    }
    case "super-ship":
    case "laser":
      return { group: craftName(action.type), label: launchWords(action) };
    case "lasers":
      return { group: m.space_connection_group_lasers({ at: action.at[0] }), label: launchWords(action) };
    case "deal":
    case "draw-first":
      return { group: "", label: "" };
  }
}

const foundWords = (found: readonly string[]): string =>
  m.space_connection_found({ count: found.length, planets: found.join(", ") });

/** The obstacle that keeps a draft from being a layout, or words that there is none. */
function missing(view: View, seat: number): string {
  const sky = view.skies[seat];
  const planets = view.planets - (sky?.planets?.length ?? 0);
  const systems = sky?.groups ?? 0;
  if (planets > 0) return m.space_connection_missing_planets({ count: planets });
  if (planets < 0) return m.space_connection_spare_planets({ count: -planets });
  if (systems < view.systems) return m.space_connection_missing_systems({ count: systems, of: view.systems });
  if (systems > view.systems) return m.space_connection_spare_systems({ count: systems, of: view.systems });
  return m.space_connection_legal();
}

/** Whose turn it is, the sky that the reader probes, the own one, the craft. */
export function summary(view: View, names: readonly string[]): string {
  const owners = view.seat === null ? [0, 1] : [1 - view.seat, view.seat];
  const words = owners.map((owner) => skyWords(view, view.skies[owner]!, owner, names));
  if (view.turn !== null) {
    const yours = view.turn === view.seat;
    words.unshift(yours ? m.space_connection_summary_yours() : m.space_connection_summary_turn({ name: names[view.turn] ?? "" }));
    words.push(...view.fleets.map((fleet, seat) => {
      const craft = CRAFTS.map((kind) => `${craftName(kind)} ${countOf(fleet, kind)}`).join(", ");
      return m.space_connection_summary_fleet({ name: names[seat] ?? "", craft });
    }));
  }
  return words.join(" ");
}

/** The ten likeliest positions, as the coach sees them. */
export const likeliest = (heat: Heat): Spot[] =>
  [...heat.spots].sort((a, b) => b.percent - a.percent).slice(0, 10).filter(({ percent }) => percent > 0);

export const heatWords = (heat: Heat): string =>
  m.space_connection_heat({ spots: likeliest(heat).map(({ at, percent }) => `${at} ${percent} %`).join(", ") });

function skyWords(view: View, sky: SkyView, owner: number, names: readonly string[]): string {
  const words: string[] = [m.space_connection_summary_sky({ sky: skyName(view, owner, names) })];
  if (view.turn === null && !view.over) {
    words.push(sky.ready ? m.space_connection_summary_ready() : m.space_connection_summary_laying());
  }
  if (sky.planets?.length) {
    const { length: count } = sky.planets;
    words.push(m.space_connection_summary_planets({ count, planets: sky.planets.join(", ") }));
  }
  if (sky.ready) words.push(m.space_connection_summary_systems({ count: sky.systems.length, of: view.systems }));
  return [...words, ...probedWords(sky)].join(" ");
}

/** What a sky has given away. */
function probedWords(sky: SkyView): string[] {
  const complete = new Set(sky.systems.flat());
  const found = sky.found.filter((at) => !complete.has(at));
  const systems = sky.systems.map(listed).join(m.space_connection_semicolon());
  return [
    found.length ? foundWords(inOrder(found)) : "",
    systems ? m.space_connection_summary_complete({ systems }) : "",
    sky.emitters.length ? m.space_connection_summary_emitters({ at: listed(sky.emitters) }) : "",
    sky.empty.length ? m.space_connection_summary_empty({ at: listed(sky.empty) }) : "",
    sky.implied.length ? m.space_connection_summary_implied({ at: listed(sky.implied) }) : "",
  ].filter(Boolean);
}

/** Row by row, a2 before a10. */
const inOrder = (positions: readonly string[]): string[] =>
  [...positions].sort((one, other) => one.localeCompare(other, "en", { numeric: true }));
const listed = (positions: readonly string[]): string => inOrder(positions).join(", ");

/** The prompt at each stage, in at most fifty characters. */
export function prompt(view: View, seat: number, actions: readonly Action[]): string | null {
  const [own, other] = [view.skies[seat], view.skies[1 - seat]];
  if (view.over || !own || !other) return null;
  if (!own.ready) return layoutPrompt(view, seat, actions);
  if (view.turn !== seat) return null;
  if (other.empty.length + other.found.length === 0) return m.space_connection_hint_first();
  const complete = new Set(other.systems.flat());
  return other.found.some((at) => !complete.has(at)) ? m.space_connection_hint_follow() : m.space_connection_hint_search();
}

function layoutPrompt(view: View, seat: number, actions: readonly Action[]): string {
  const can = (...types: Action["type"][]): boolean => actions.some(({ type }) => types.includes(type));
  if (!can("put", "remove") && !can("confirm")) return m.space_connection_no_edits();
  if (!view.skies[seat]?.planets?.length) return m.space_connection_hint_layout({ planets: view.planets, systems: view.systems });
  return missing(view, seat);
}

/** Every star of the sky that is probed or laid out, the own planets, and both tracks, as the board has their keys. */
export function needs(view: View, seat: number | null): string[] {
  if (view.over) return [];
  const stars = view.chart.places.map(([at]) => at);
  if (seat !== null && !view.skies[seat]!.ready && view.turn === null) return [...stars, "planets", "systems"];
  const own = (view.skies[seat ?? 0]!.planets ?? []).map((at) => `own-${at}`);
  const dots = [0, 1].flatMap((track) => Array.from({ length: view.systems }, (_, place) => `dot-${track}-${place}`));
  return [...stars, ...own, ...dots];
}

export function seatMarks(): readonly SeatMark[] {
  return [
    { colour: "#d8a13c", name: m.space_connection_amber() },
    { colour: "#6db3e2", name: m.space_connection_azure() },
  ];
}

const row = (position: string): string => position.slice(0, 1);
