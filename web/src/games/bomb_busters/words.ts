// The game in words: its sounds, what the log forgets, and the table for whoever cannot see it.
import type { SoundName } from "$kit/sound";
import { m } from "$messages";
import { bondSummary } from "./bonds";
import { cardWords } from "./cards";
import { depthSummary } from "./depth";
import { dial } from "./dial";
import { nameOf } from "./labels";
import { markerWord, missionName, missionRules } from "./mission";
import { drillSummary } from "./drill";
import { numberWords } from "./numbers";
import { isByHeart, onTable } from "./reminders";
import { rowsOf, rowWords } from "./sheets";
import { letter, seatedStands } from "./values";
import { standFacts, wireWords } from "./wires";
import type { Event, View } from "./wire";

export const ENDS: Readonly<Record<string, () => string>> = {
  defused: m.bomb_busters_ended_defused,
  red: m.bomb_busters_ended_red,
  detonator: m.bomb_busters_reason_detonator,
  overwound: m.bomb_busters_ended_overwound,
  late: m.bomb_busters_reason_late,
  robot: m.bomb_busters_ended_robot,
  "not-red": m.bomb_busters_ended_not_red,
  stuck: m.bomb_busters_ended_stuck,
  fatal: m.bomb_busters_reason_fatal,
};

/** Said once, and not lying on the table: without reminders the log forgets it until the end. By heart it keeps nothing
 * (BOM-5004). */
const SPOKEN: readonly Event["type"][] = ["announced", "missed", "radar", "offered", "exchanged", "clue-given", "misunderstood", "swung"];

export function forgets(event: Event, view: View): boolean {
  const { options, ended } = view;
  if (isByHeart(view)) return true;
  if (options.reminders || ended) return false;
  if (event.type === "token-placed") return event.said;
  if (event.type === "note-placed") return event.note.said;
  return SPOKEN.includes(event.type) || (event.type === "passed" && event.follower < 0);
}

const SOUNDS: Partial<Record<Event["type"], SoundName>> = {
  dealt: "slide",
  "token-placed": "wood",
  "note-placed": "wood",
  "token-beside": "wood",
  "token-drawn": "slide",
  "line-laid": "slide",
  role: "slide",
  "card-used": "slide",
  "character-used": "slide",
  "turned-up": "chime",
  heart: "wood",
  passed: "slide",
  "card-ready": "glass",
  labelled: "wood",
  exchanged: "slide",
  radar: "glass",
  ticked: "wood",
  line: "slide",
  reds: "glass",
  cue: "chime",
  stepped: "wood",
  job: "chime",
  claimed: "wood",
  air: "glass",
  robot: "wood",
  "robot-turned": "slide",
  challenge: "chime",
  skipped: "slide",
  "red-called": "glass",
  "constraint-opened": "slide",
  "constraint-taken": "slide",
  "ring-turned": "slide",
  "number-laid": "slide",
  "guess-shown": "wood",
  "number-revealed": "slide",
  "number-turned": "wood",
  "number-done": "chime",
  reckoned: "slide",
  "handed-on": "slide",
  named: "wood",
  character: "slide",
  "number-shown": "slide",
  "cards-laid": "slide",
  "card-discarded": "slide",
  "cut-together": "chime",
  disintegrated: "glass",
  single: "wood",
  hooked: "slide",
  "carrier-moved": "wood",
  "wire-taken": "slide",
  "air-shared": "slide",
  breached: "glass",
  sealed: "wood",
  "clue-given": "wood",
  "asked-again": "wood",
  swung: "slide",
  "wires-mixed": "slide",
};

/** Cuts, mistakes, validations and explosions are heard when they are seen: their scenes have the sounds. */
export function sound(event: Event): SoundName | null {
  if (event.type === "detonator") return event.by > 0 ? null : "slide";
  return SOUNDS[event.type] ?? null;
}

/** The mission, whose turn it is, each stand wire by wire, the cards and the sheet. */
export function summary(given: View, names: readonly string[]): string {
  const view = onTable(given);
  const { mission } = view.options;
  const done = view.validated.join(", ") || m.bomb_busters_none();
  return [
    isByHeart(view)
      ? m.bomb_busters_summary_by_heart({ mission: missionName(mission), ...dial(view) })
      : m.bomb_busters_summary({ mission: missionName(mission), ...dial(view), done }),
    ...missionRules(view),
    ...bondSummary(view, names),
    turnWords(view, names),
    ...(view.markers.length
      ? [m.bomb_busters_summary_markers({ markers: view.markers.map((marker) => markerWord(view, marker)).join(", ") })]
      : []),
    ...depthSummary(view, names),
    ...drillSummary(view),
    ...(view.parts.carrier ? [m.bomb_busters_robot_summary({ place: view.parts.carrier.place, count: view.parts.carrier.wires.length })] : []),
    ...seatedStands(view).map((stand) => standWords(view, stand, names)),
    ...(view.cards.length ? [m.bomb_busters_summary_cards({ cards: view.cards.map((card) => cardWords(view, card.number)).join(m.bomb_busters_semicolon()) })] : []),
    ...numberWords(view, names),
    ...sheetWords(view),
  ].join(" ");
}

function sheetWords({ parts: { grids } }: View): string[] {
  const sheet = grids?.sheet;
  if (!sheet) return [];
  return [m.bomb_busters_summary_sheet({ rows: rowsOf(sheet).map((_, row) => rowWords(sheet, grids, row)).join(m.bomb_busters_semicolon()) })];
}

function turnWords(view: View, names: readonly string[]): string {
  if (view.ended) return ENDS[view.ended]?.() ?? "";
  if (view.tasks[0]?.type === "look") return m.bomb_busters_prompt_look();
  if (view.stands.length === 0) return m.bomb_busters_prompt_deal();
  return m.bomb_busters_summary_turn({ name: nameOf(names, view.tasks[0]?.seat ?? view.active) });
}

/** A stand as a whole, then its wires. */
function standWords(view: View, stand: number, names: readonly string[]): string {
  const { wires } = view.stands[stand]!;
  const words = [
    ...(view.hearts.includes(stand) ? [m.bomb_busters_heart()] : []),
    ...standFacts(view, stand),
    ...wires.map((_, place) => wireWords(view, [stand, place])),
  ];
  return m.bomb_busters_summary_stand({ title: standTitle(view, stand, names), wires: words.join(m.bomb_busters_semicolon()) });
}

export function standTitle(view: View, stand: number, names: readonly string[]): string {
  const owner = view.stands[stand]?.owner ?? -1;
  return owner === view.seat
    ? m.bomb_busters_your_stand({ letter: letter(stand) })
    : m.bomb_busters_stand_of({ letter: letter(stand), name: nameOf(names, owner) });
}
