import { describe, expect, test } from "vitest";
import { clipped } from "$kit/names";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import { captionOf, LONGEST } from "./captions";
import { scenes } from "./scenes";
import type { BingBang, Event, Found, View } from "./wire";

const NAMES = ["Wolfeschlegelsteinhausen", "Hubert Blaine the Second"];
const PIECES = ["pilot", "shuttle", "scientist", "object", "witness"] as const satisfies readonly Found["piece"][];
const CARDS: readonly BingBang["card"][] = [
  "rearrange", "swap-planets", "move-earth", "swap-my-sector", "swap-earth-sector", "swap-sectors", "scatter-planets",
];
const SURPRISES = [
  ...["solar-wind", "supply-ship", "salvage", "spare-bang", "spyglass", "wormhole", "overdrive", "repair-crew"],
  ...["solar-flare", "low-power", "leak", "customs", "tractor-beam", "toll", "debris", "inspection"],
];
const table = { colours: [0, 1, 2, 3], tokens: [399, 399, 399, 399], options: { missions: 5 }, books: [{ aboard: [] }, { aboard: [] }] };
const view = { table, missions: [[0, 0, 0, 1], null] } as unknown as View;

/** One of everything that a scene speaks of, by the second seat. */
const EVENTS = [
  ...SURPRISES.map((card) => ({ type: "surprise-drawn", seat: 1, card })),
  ...CARDS.map((card) => ({ type: "bing-bang", seat: 1, card })),
  { type: "rearranged", sources: [1, 2, 3, 0], turns: [1, 2, 3, 1] },
  ...[0, 1, 2, 3].map((token) => ({ type: "flown-over", seat: 1, token, start: 0, cell: 399 })),
  { type: "red-laid", seat: 1, cell: 399 },
  { type: "sucked-in", seat: 1, start: 0, cell: 399 },
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((planet) => ({ type: "delivered", seat: 1, planet })),
  { type: "fetched", seat: 1, planet: 1, pieces: ["scientist", "object", "witness"] },
  { type: "mission-accomplished", seat: 1, missions: 2 },
  ...[0, 1, 2].flatMap((category) => [0, 1, 2, 3, 4, 5].map((card) => ({ type: "mission-shown", seat: 1, category, card }))),
  ...PIECES.map((piece) => ({ type: "robbed", seat: 1, victim: 0, piece, card: null })),
  { type: "peeked", seat: 1, token: 3, face: null },
  { type: "eliminated", seat: 1 },
  { type: "ended", winner: 1, reason: "missions" },
] as unknown as readonly Event[];
/** Every face, with what the turning of it leads to. */
const TURNED = Array.from({ length: 40 }, (_, face) => ({ type: "token-turned", seat: 1, token: Math.floor(face / 10), face }) as const satisfies Event);

describe.each(["fr", "en"] as const)("in %s", (locale) => {
  test.each([null, 0, 1])("a caption has fifty letters at most, read from seat %s", (me) => {
    overwriteGetLocale(() => locale);
    const said = EVENTS.map((event) => captionOf(event, view, NAMES.map(clipped), me) ?? "");
    const turned = TURNED.flatMap((event) => scenes({ events: [event], before: view, after: view, names: NAMES, me, watch: 0 }).map(({ says }) => says ?? ""));
    expect([...said, ...turned].filter((words) => words.length > LONGEST)).toEqual([]);
    expect([...said, ...turned]).not.toContain("");
  });
});
