// What to do now, for somebody who has never played.
import { m } from "$messages";
import { planetName, tokensOf } from "./names";
import type { View } from "./wire";
import { wantedWords } from "./words";

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

export function hint(view: View, seat: number): string | null {
  const { table } = view;
  if (table.turn.seat !== seat) return null;
  if (table.picked !== null || table.lifted !== null) return m.bing_bang_hint_cell();
  if (table.phase !== "turn") return PHASE_HINTS[table.phase]?.() ?? null;
  if (table.turn.flown !== null) return m.bing_bang_hint_flown();
  if (table.turn.closing) return m.bing_bang_hint_closing();
  if (table.turn.count >= table.turn.limit) return m.bing_bang_hint_spent();
  return table.turn.landed ? m.bing_bang_hint_landed() : goalHint(view, seat);
}

/** What the journey is about now, and what may open the turn. */
function goalHint(view: View, seat: number): string {
  const { turn, options, books } = view.table;
  const grounded = options.piracy && turn.departure !== null && !turn.came;
  const opening = turn.opening && turn.count === 0 && view.table.round <= 2 && !books[seat]?.meteors;
  return [
    ...(grounded ? [turn.must_leave ? m.bing_bang_hint_must_leave() : m.bing_bang_hint_stay()] : []),
    aimHint(view, seat),
    ...(opening ? [m.bing_bang_hint_opening()] : []),
  ].join(" ");
}

function aimHint(view: View, seat: number): string {
  const { table, wanted } = view;
  const book = table.books[seat];
  const planets = (list: readonly number[]): string => list.map(planetName).join(m.bing_bang_or());
  const complete = COMPLETE.every((piece) => book?.aboard.includes(piece));
  if (complete && table.turn.havens.includes(EARTH)) return m.bing_bang_hint_home();
  if (book?.meteors && table.turn.havens.length) return m.bing_bang_hint_meteors({ planet: planets(table.turn.havens) });
  if (wanted.length) {
    const colours = new Set(wanted.map((face) => Math.floor(face / 10)));
    const [colour = 0] = colours;
    return colours.size === 1
      ? m.bing_bang_hint_search({ wanted: wantedWords(view), tokens: tokensOf(colour) })
      : m.bing_bang_hint_search_many({ wanted: wantedWords(view) });
  }
  const [left] = book?.left ?? [];
  if (left) return m.bing_bang_hint_fetch({ planet: planetName(left.planet) });
  const planet = view.missions[seat]?.[3];
  return planet === null || planet === undefined || book?.aboard.includes("witness")
    ? m.bing_bang_hint_home()
    : m.bing_bang_hint_deliver({ planet: planetName(planet) });
}
