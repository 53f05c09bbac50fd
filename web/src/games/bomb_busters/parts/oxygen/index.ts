// Oxygen: what a cut costs, who gets the tokens, and skipping a turn (BOM-225 to BOM-231).
import { toWhom } from "$kit/names";
import { m } from "$messages";
import { nameOf } from "../../saying";
import type { Event, View } from "../../wire";
import type { MissionPart, Names } from "../part";
import Panel from "./Panel.svelte";

const RESERVE = -1;

export const oxygen = {
  slice: "oxygen",
  panel: { key: "oxygen", name: m.bomb_busters_air, Body: Panel, whole: true },
  countsMistakes: false,
  gatesValues: () => true,
  prices: ({ prices }) => prices,
  summary: {
    at: "table",
    words: ({ reserve, held }, _view, names) => [
      ...(reserve >= 0 ? [m.bomb_busters_air_reserve({ count: reserve })] : []),
      ...held.map((count, seat) => m.bomb_busters_air_of({ name: nameOf(names, seat), count })),
    ],
  },
  actions: {
    pass: { label: () => m.bomb_busters_do_skip(), way: "free", word: m.bomb_busters_tool_pass },
    "hand-to": { label: ({ seat }, _view, names) => m.bomb_busters_do_hand({ whom: toWhom(nameOf(names, seat)) }) },
  },
  events: {
    air: { says: airWords, sound: "glass" },
    "air-promised": {
      says: ({ giver, seat }, _view, names) => m.bomb_busters_on_air_promised({ name: nameOf(names, giver), whom: toWhom(nameOf(names, seat)) }),
    },
    "air-shared": { says: sharedWords, sound: "slide", moves: "oxygen" },
    skipped: { says: ({ seat }, _view, names) => m.bomb_busters_on_skipped({ name: nameOf(names, seat) }), sound: "slide", opens: () => true },
  },
} satisfies MissionPart<"oxygen">;

function airWords({ giver, seat, count }: Extract<Event, { type: "air" }>, _view: View, names: Names): string {
  if (giver === RESERVE) return m.bomb_busters_on_air_taken({ name: nameOf(names, seat), count });
  if (seat === RESERVE) return m.bomb_busters_on_air_paid({ name: nameOf(names, giver), count });
  return seat < RESERVE
    ? m.bomb_busters_on_air_lost({ name: nameOf(names, giver), count })
    : m.bomb_busters_on_air_given({ name: nameOf(names, giver), whom: toWhom(nameOf(names, seat)), count });
}

/** Everybody, or all who had any. */
function sharedWords({ seats, count }: Extract<Event, { type: "air-shared" }>, view: View, names: Names): string {
  const words = { names: seats.map((seat) => nameOf(names, seat)).join(", "), count: Math.abs(count) };
  if (count < 0) return m.bomb_busters_on_air_leaked(words);
  return seats.length === view.seats ? m.bomb_busters_on_air_shared(words) : m.bomb_busters_on_air_taken({ name: words.names, count });
}
