// The game in words: the log, the sounds, and the table for whoever cannot see it.
import type { SoundName } from "$kit/sound";
import { m } from "$messages";
import { cardName, cardWords, toolName } from "./cards";
import { cartoucheWord, nameOf, slotNames, turnedUp } from "./labels";
import { markerWord, missionName, missionRules } from "./mission";
import { onTable } from "./reminders";
import { cellOf, rowWords, sheetOf } from "./sheets";
import { letter, ownerOf, seatedStands, slotName, valueList, valueWord, wireWord } from "./values";
import { standFacts, wireWords } from "./wires";
import type { Event, Slot, View } from "./wire";

const ENDS: Readonly<Record<string, () => string>> = {
  defused: m.bomb_busters_ended_defused,
  red: m.bomb_busters_ended_red,
  detonator: m.bomb_busters_ended_detonator,
  overwound: m.bomb_busters_ended_overwound,
};

export function describeEvent(event: Event, view: View, names: readonly string[]): string | null {
  const name = (seat: number): string => nameOf(names, seat);
  const owner = (slot: Slot): string => name(ownerOf(view, slot));
  switch (event.type) {
    case "dealt":
      return m.bomb_busters_on_dealt({ name: name(event.captain) });
    case "token-placed": {
      const words = { slot: slotName(event.slot), value: valueWord(event.value), name: owner(event.slot) };
      return event.said ? m.bomb_busters_on_said(words) : m.bomb_busters_on_token(words);
    }
    case "announced":
      return announced(event, view, names);
    case "cut":
      return m.bomb_busters_on_cut({ name: name(event.seat), wires: laidDown(event.slots, event.wires) });
    case "reds":
      return m.bomb_busters_on_reds({ name: name(event.seat), wires: laidDown(event.slots, event.wires) });
    case "missed":
      return m.bomb_busters_on_missed();
    case "validated":
      return m.bomb_busters_on_validated({ number: event.number });
    case "detonator": {
      const words = { now: event.now, last: view.seats };
      return event.by > 0 ? m.bomb_busters_on_detonator_up(words) : m.bomb_busters_on_detonator_down(words);
    }
    case "passed":
      return event.follower < 0
        ? m.bomb_busters_on_stuck({ name: name(event.seat) })
        : m.bomb_busters_on_passed({ name: name(event.seat), follower: name(event.follower) });
    case "heart":
      return m.bomb_busters_on_heart({ name: name(event.seat), letter: letter(event.stand) });
    case "line":
      return m.bomb_busters_on_line({ name: name(event.seat), cells: cartoucheWord(view, event.cartouche) });
    case "ticked": {
      const { row, value } = cellOf(view.options.mission, event.cell);
      const words = { value: valueWord(value), row: row + 1 };
      return event.row < 0 ? m.bomb_busters_on_ticked(words) : m.bomb_busters_on_ticked_row(words);
    }
    case "ended":
      return ENDS[event.reason]?.() ?? null;
    default:
      return equipmentEvent(event, view, names);
  }
}

function equipmentEvent(event: Event, view: View, names: readonly string[]): string | null {
  const name = (seat: number): string => nameOf(names, seat);
  switch (event.type) {
    case "card-chosen":
      return m.bomb_busters_on_card_chosen({ name: name(event.seat), card: cardName(event.number, view) });
    case "card-ready":
      return m.bomb_busters_on_card_ready({ card: cardName(event.number, view) });
    case "card-used":
      return m.bomb_busters_on_card_used({ name: name(event.seat), card: cardName(event.number, view) });
    case "character-used":
      return m.bomb_busters_on_character_used({ name: name(event.seat) });
    case "turned-up":
      return m.bomb_busters_on_turned_up({ what: turnedUp(event, view, names) });
    case "labelled": {
      const words = { slot: slotName(event.slot) };
      return event.equal ? m.bomb_busters_on_labelled_equal(words) : m.bomb_busters_on_labelled_different(words);
    }
    case "offered":
      return m.bomb_busters_on_offered({ giver: name(event.giver), name: name(event.seat), slot: slotName(event.slot) });
    case "exchanged":
      return m.bomb_busters_on_exchanged({
        given: slotName(event.given),
        given_to: slotName(event.given_to),
        returned: slotName(event.returned),
        returned_to: slotName(event.returned_to),
      });
    case "radar": {
      const stands = event.answers.flatMap((found, stand) =>
        found ? [`${letter(stand)} (${name(ownerOf(view, [stand, 0]))})`] : [],
      );
      const words = { number: event.number, stands: stands.join(", ") };
      return stands.length ? m.bomb_busters_on_radar(words) : m.bomb_busters_on_radar_none(words);
    }
    default:
      return null;
  }
}

function announced(event: Extract<Event, { type: "announced" }>, view: View, names: readonly string[]): string {
  const words = {
    name: nameOf(names, event.seat),
    slots: slotNames(event.slots),
    owner: nameOf(names, ownerOf(view, event.slots[0] ?? [0, 0])),
    values: valueList(event.values),
  };
  if (event.tools.length === 0) return m.bomb_busters_on_announced(words);
  return m.bomb_busters_on_announced_with({ ...words, tools: event.tools.map(toolName).join(" + ") });
}

const laidDown = (slots: readonly Slot[], wires: readonly number[]): string =>
  slots.map((slot, at) => `${slotName(slot)} (${wireWord(wires[at] ?? 0)})`).join(", ");

/** Said once, and not lying on the table: without reminders the log forgets it until the end. */
const SPOKEN: readonly Event["type"][] = ["announced", "missed", "radar", "offered", "exchanged"];

export function forgets(event: Event, { options, ended }: View): boolean {
  if (options.reminders || ended) return false;
  if (event.type === "token-placed") return event.said;
  return SPOKEN.includes(event.type) || (event.type === "passed" && event.follower < 0);
}

const SOUNDS: Partial<Record<Event["type"], SoundName>> = {
  dealt: "slide",
  "token-placed": "wood",
  validated: "chime",
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
};

/** Cuts, mistakes and explosions are heard when they are seen: `Staging` has their sounds. */
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
    m.bomb_busters_summary({ mission: missionName(mission), now: view.detonator, last: view.seats, done }),
    ...missionRules(view),
    turnWords(view, names),
    ...(view.markers.length
      ? [m.bomb_busters_summary_markers({ markers: view.markers.map((marker) => markerWord(view, marker)).join(", ") })]
      : []),
    ...seatedStands(view).map((stand) => standWords(view, stand, names)),
    ...(view.cards.length ? [m.bomb_busters_summary_cards({ cards: view.cards.map((card) => cardWords(view, card.number)).join(m.bomb_busters_semicolon()) })] : []),
    ...(view.grid === null ? [] : [m.bomb_busters_summary_sheet({ rows: sheetOf(mission).map((_, row) => rowWords(mission, view.grid!, row)).join(m.bomb_busters_semicolon()) })]),
  ].join(" ");
}

function turnWords(view: View, names: readonly string[]): string {
  if (view.ended) return ENDS[view.ended]?.() ?? "";
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
