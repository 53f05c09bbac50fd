// Prompts: the next step in one line of at most fifty characters, for somebody who has never played.
import { m } from "$messages";
import { fitting } from "./captions";
import { faceName, planetName, tokensOf } from "./names";
import type { View } from "./wire";

const EARTH = 0;
const COMPLETE = ["pilot", "shuttle", "scientist", "witness"] as const;
const PHASE_HINTS: Partial<Record<View["table"]["phase"], () => string>> = {
  scatter: m.bing_bang_hint_scatter,
  spyglass: m.bing_bang_hint_spyglass,
  wormhole: m.bing_bang_hint_wormhole,
  customs: m.bing_bang_hint_customs,
  inspection: m.bing_bang_hint_inspection,
  "lay-tokens": m.bing_bang_hint_pick,
  "lay-planets": m.bing_bang_hint_planet,
};

export function prompt(view: View, seat: number): string | null {
  const { table } = view;
  if (table.turn.seat !== seat) return null;
  if (table.picked !== null || table.lifted !== null) return m.bing_bang_hint_cell();
  if (table.phase !== "turn") return PHASE_HINTS[table.phase]?.() ?? null;
  if (table.turn.flown !== null) return m.bing_bang_hint_flown();
  if (table.turn.closing) return m.bing_bang_hint_closing();
  if (table.turn.count >= table.turn.limit) return m.bing_bang_hint_spent();
  return table.turn.landed ? m.bing_bang_hint_landed() : goalHint(view, seat);
}

/** The present aim of the journey; before that, the debt of a pirate on a planet. */
function goalHint(view: View, seat: number): string {
  const { turn, options } = view.table;
  const grounded = options.piracy && turn.departure !== null && !turn.came;
  if (grounded && turn.must_leave) return m.bing_bang_hint_must_leave();
  return grounded && turn.opening && view.table.round > 1 ? m.bing_bang_hint_stay() : aimHint(view, seat);
}

function aimHint(view: View, seat: number): string {
  const { table, wanted } = view;
  const book = table.books[seat];
  const complete = COMPLETE.every((piece) => book?.aboard.includes(piece));
  if (complete && table.turn.havens.includes(EARTH)) return m.bing_bang_hint_home();
  if (book?.meteors && table.turn.havens.length) {
    const planet = table.turn.havens.map(planetName).join(m.bing_bang_or());
    return fitting(m.bing_bang_hint_meteors({ planet }), m.bing_bang_hint_meteors_many());
  }
  if (wanted.length) return searchHint(wanted);
  const [left] = book?.left ?? [];
  if (left) return m.bing_bang_hint_fetch({ planet: planetName(left.planet) });
  const planet = view.missions[seat]?.[3];
  return planet === null || planet === undefined || book?.aboard.includes("witness")
    ? m.bing_bang_hint_home()
    : m.bing_bang_hint_deliver({ planet: planetName(planet) });
}

/** The token that is looked for and the colours it may lie under; of several, the colours alone where there is no room. */
function searchHint(wanted: readonly number[]): string {
  const colours = [...new Set(wanted.map((face) => Math.floor(face / 10)))];
  const faces = [...new Set(wanted.map(faceName))].join(m.bing_bang_or());
  return colours.length === 1
    ? m.bing_bang_hint_search({ wanted: faces, tokens: tokensOf(colours[0] ?? 0) })
    : fitting(m.bing_bang_hint_search_many({ wanted: faces }), m.bing_bang_hint_search_both());
}
