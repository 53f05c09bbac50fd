// What happened, in sentences: each event for the log, a whole turn in one, in the second person where it is the reader's.
import { toWhom } from "$kit/names";
import { m } from "$messages";
import { jobWords, placeName } from "./bunker";
import { bondEvent } from "./bonds";
import { clueEvent } from "./clues";
import { cardName, toolName } from "./cards";
import { depthEvent } from "./depth";
import { dial } from "./dial";
import { drillEvent } from "./drill";
import { cartoucheWord, nameOf, slotNames, turnedUp } from "./labels";
import { lineOf } from "./script";
import { numberEvent } from "./numbers";
import { cellOf } from "./sheets";
import { besideWords, noteWords, roleName } from "./tokens";
import { letter, ownerOf, slotName, valueList, valueWord, wireWord } from "./values";
import type { Announced, Event, Slot, View } from "./wire";
import { ENDS } from "./words";

type Me = number | null;

/** One sentence with a name, and the same said to whoever bears it. */
function said<W extends object>(
  seat: number,
  me: Me,
  names: readonly string[],
  words: W,
  theirs: (words: W & { name: string }) => string,
  yours: (words: W) => string,
): string {
  return seat === me ? yours(words) : theirs({ ...words, name: nameOf(names, seat) });
}

export function describeEvent(event: Event, view: View, names: readonly string[], me: Me): string | null {
  switch (event.type) {
    case "dealt":
      return said(event.captain, me, names, {}, m.bomb_busters_on_dealt, m.bomb_busters_on_dealt_you);
    case "token-placed": {
      const words = { slot: slotName(event.slot), value: valueWord(event.value) };
      const owner = ownerOf(view, event.slot);
      return event.said
        ? said(owner, me, names, words, m.bomb_busters_on_said, m.bomb_busters_on_said_you)
        : said(owner, me, names, words, m.bomb_busters_on_token, m.bomb_busters_on_token_you);
    }
    case "announced":
      return announced(event, view, names, me);
    case "cut":
      return said(event.seat, me, names, { wires: laidDown(event.slots, event.wires) }, m.bomb_busters_on_cut, m.bomb_busters_on_cut_you);
    case "reds":
      return said(event.seat, me, names, { wires: laidDown(event.slots, event.wires) }, m.bomb_busters_on_reds, m.bomb_busters_on_reds_you);
    case "bunker":
      return m.bomb_busters_on_bunker();
    case "stepped":
      return m.bomb_busters_on_stepped({ place: placeName(event) });
    case "job":
      return jobWords(event.job);
    case "spotted":
      return event.by === "guard" ? m.bomb_busters_job_seen() : m.bomb_busters_on_trap();
    case "cue":
      return m.bomb_busters_on_cue({ line: lineOf(event.rule) });
    case "claimed":
      return said(event.seat, me, names, {}, m.bomb_busters_on_turn_taken, m.bomb_busters_on_turn_taken_you);
    case "swung":
      return m.bomb_busters_on_swung({ moves: event.slots.map((slot, at) => `${slotName(slot)} → ${slotName(event.filed[at] ?? slot)}`).join(", ") });
    case "card-dropped":
      return said(event.seat, me, names, { card: cardName(event.number, view) }, m.bomb_busters_on_dropped, m.bomb_busters_on_dropped_you);
    case "missed":
      return m.bomb_busters_on_missed();
    case "validated":
      return m.bomb_busters_on_validated({ number: event.number });
    case "detonator": {
      const words = dial(view, event.now);
      return event.by > 0 ? m.bomb_busters_on_detonator_up(words) : m.bomb_busters_on_detonator_down(words);
    }
    case "passed":
      return passed(event, names, me);
    case "heart":
      return said(event.seat, me, names, { letter: letter(event.stand) }, m.bomb_busters_on_heart, m.bomb_busters_on_heart_you);
    case "line":
      return said(event.seat, me, names, { cells: cartoucheWord(view, event.cartouche) }, m.bomb_busters_on_line, m.bomb_busters_on_line_you);
    case "ticked": {
      const { row, value } = cellOf(view.parts.grids!.sheet!, event.cell);
      const words = { value: valueWord(value), row: row + 1 };
      return event.row < 0 ? m.bomb_busters_on_ticked(words) : m.bomb_busters_on_ticked_row(words);
    }
    case "token-drawn":
      return tokenDrawn(event, names, me);
    case "note-placed": {
      const words = { slot: slotName(event.slot), note: noteWords(event.note) };
      return said(ownerOf(view, event.slot), me, names, words, m.bomb_busters_on_note, m.bomb_busters_on_note_you);
    }
    case "token-beside": {
      const words = { letter: letter(event.stand), what: besideWords(event.token) };
      return m.bomb_busters_on_beside(words);
    }
    case "line-laid":
      return m.bomb_busters_token_line({ values: valueList(event.values) });
    case "role": {
      const words = { role: roleName(view) };
      return said(event.seat, me, names, words, m.bomb_busters_on_role, m.bomb_busters_on_role_you);
    }
    case "carrier-moved":
      return m.bomb_busters_on_robot({ place: event.place });
    case "wires-mixed":
      return m.bomb_busters_on_wires_mixed();
    case "wire-taken":
      return said(event.seat, me, names, { slot: slotName(event.slot) }, m.bomb_busters_on_taken, m.bomb_busters_on_taken_you);
    case "ended":
      return ENDS[event.reason]?.() ?? null;
    default:
      return drillEvent(event, names, me) ?? numberEvent(event, names, me) ?? equipmentEvent(event, view, names, me);
  }
}

/** Somebody gets a token: drawn, given, or taken from the line. */
function tokenDrawn(event: Extract<Event, { type: "token-drawn" }>, names: readonly string[], me: Me): string {
  const value = valueWord(event.value);
  if (event.giver < 0) return said(event.seat, me, names, { value }, m.bomb_busters_on_drawn, m.bomb_busters_on_drawn_you);
  if (event.giver === event.seat) return said(event.seat, me, names, { value }, m.bomb_busters_on_picked, m.bomb_busters_on_picked_you);
  const words = { value, giver: nameOf(names, event.giver), whom: toWhom(nameOf(names, event.seat)) };
  if (event.seat === me) return m.bomb_busters_on_given_to_you(words);
  return event.giver === me ? m.bomb_busters_on_given_you(words) : m.bomb_busters_on_given(words);
}

function passed(event: Extract<Event, { type: "passed" }>, names: readonly string[], me: Me): string {
  if (event.follower < 0) return said(event.seat, me, names, {}, m.bomb_busters_on_stuck, m.bomb_busters_on_stuck_you);
  if (event.follower === me) return m.bomb_busters_on_passed_to_you({ name: nameOf(names, event.seat) });
  return said(event.seat, me, names, { follower: nameOf(names, event.follower) }, m.bomb_busters_on_passed, m.bomb_busters_on_passed_you);
}

function equipmentEvent(event: Event, view: View, names: readonly string[], me: Me): string | null {
  const name = (seat: number): string => nameOf(names, seat);
  switch (event.type) {
    case "card-chosen":
      return said(event.seat, me, names, { card: cardName(event.number, view) }, m.bomb_busters_on_card_chosen, m.bomb_busters_on_card_chosen_you);
    case "card-ready":
      return m.bomb_busters_on_card_ready({ card: cardName(event.number, view) });
    case "card-used":
      if (event.seat < 0) return m.bomb_busters_on_card_acts({ card: cardName(event.number, view) });
      return said(event.seat, me, names, { card: cardName(event.number, view) }, m.bomb_busters_on_card_used, m.bomb_busters_on_card_used_you);
    case "character-used":
      return said(event.seat, me, names, {}, m.bomb_busters_on_character_used, m.bomb_busters_on_character_used_you);
    case "turned-up":
      return m.bomb_busters_on_turned_up({ what: turnedUp(event, view, names) });
    case "labelled": {
      const words = { slot: slotName(event.slot) };
      return event.equal ? m.bomb_busters_on_labelled_equal(words) : m.bomb_busters_on_labelled_different(words);
    }
    case "offered": {
      const slot = slotName(event.slot);
      if (event.seat === me) return m.bomb_busters_on_offered_to_you({ giver: name(event.giver), slot });
      if (event.giver === me) return m.bomb_busters_on_offered_you({ whom: toWhom(name(event.seat)), slot });
      return m.bomb_busters_on_offered({ giver: name(event.giver), whom: toWhom(name(event.seat)), slot });
    }
    case "exchanged":
      return m.bomb_busters_on_exchanged({
        given: slotName(event.given),
        given_to: slotName(event.given_to),
        returned: slotName(event.returned),
        returned_to: slotName(event.returned_to),
      });
    case "radar": {
      const stands = event.answers.flatMap((found, stand) => (found ? [`${letter(stand)} (${name(ownerOf(view, [stand, 0]))})`] : []));
      const words = { number: event.number, stands: stands.join(", ") };
      return stands.length ? m.bomb_busters_on_radar(words) : m.bomb_busters_on_radar_none(words);
    }
    default:
      return depthEvent(event, view, names) ?? bondEvent(event, names) ?? clueEvent(event, names, me) ?? boxEvent(event, view, names, me);
  }
}

/** Number cards, cards of the boxes, characters, and wires cut at once. */
function boxEvent(event: Event, view: View, names: readonly string[], me: Me): string | null {
  switch (event.type) {
    case "captain":
      return said(event.seat, me, names, {}, m.bomb_busters_on_captain, m.bomb_busters_on_captain_you);
    case "character":
      return said(event.seat, me, names, { card: cardName(event.number, view) }, m.bomb_busters_on_character, m.bomb_busters_on_character_you);
    case "number-shown":
      return m.bomb_busters_on_number_shown({ number: event.number });
    case "cards-laid":
      return event.numbers.length ? m.bomb_busters_on_cards_laid({ cards: event.numbers.map((card) => cardName(card, view)).join(", ") }) : null;
    case "card-locked":
      return m.bomb_busters_on_card_locked({ card: cardName(event.card, view), number: event.number });
    case "card-discarded":
      return m.bomb_busters_on_card_discarded({ left: event.left });
    case "numbers-dealt":
      return m.bomb_busters_on_numbers_dealt();
    case "cut-together":
      return said(event.seat, me, names, { wires: laidDown(event.slots, event.wires) }, m.bomb_busters_on_cut_together, m.bomb_busters_on_cut_together_you);
    case "disintegrated":
      return m.bomb_busters_on_disintegrated({ number: event.number, wires: laidDown(event.slots, event.wires) });
    case "single":
      return m.bomb_busters_on_single({ slot: slotName(event.slot) });
    case "hooked":
      return said(event.seat, me, names, { slot: slotName(event.slot), filed: slotName(event.filed) }, m.bomb_busters_on_hooked, m.bomb_busters_on_hooked_you);
    case "called":
      return said(event.seat, me, names, { slot: slotName(event.slot) }, m.bomb_busters_on_called, m.bomb_busters_on_called_you);
    default:
      return null;
  }
}

function announced(event: Announced, view: View, names: readonly string[], me: Me): string {
  const [first = [0, 0]] = event.slots;
  if (event.tools.includes("at-once")) {
    const words = { slots: slotNames(event.slots), values: valueList(event.values) };
    return said(event.seat, me, names, words, m.bomb_busters_on_at_once, m.bomb_busters_on_at_once_you);
  }
  const owner = ownerOf(view, first);
  const words = {
    name: nameOf(names, event.seat),
    slots: slotNames(event.slots),
    owner: nameOf(names, owner),
    values: valueList(event.values),
    tools: event.tools.map(toolName).join(" + "),
  };
  if (owner === event.seat) return event.seat === me ? m.bomb_busters_on_blind_you(words) : m.bomb_busters_on_blind(words);
  const [you, yours, others] = event.tools.length
    ? [m.bomb_busters_on_announced_with_you, m.bomb_busters_on_announced_with_yours, m.bomb_busters_on_announced_with]
    : [m.bomb_busters_on_announced_you, m.bomb_busters_on_announced_yours, m.bomb_busters_on_announced];
  if (event.seat === me) return you(words);
  return owner === me ? yours(words) : others(words);
}

const laidDown = (slots: readonly Slot[], wires: readonly number[]): string =>
  slots.map((slot, at) => `${slotName(slot)} (${wireWord(wires[at] ?? 0)})`).join(", ");

/** Equipment that goes with an announcement and is told with it. */
const WITH_A_CUT: readonly number[] = [3, 5, 10];

/** What begins a turn. */
const OPENING: readonly Event["type"][] = ["dealt", "announced", "clue-given", "reds", "passed", "skipped", "red-called", "called"];

/** A cut, reds laid down, a pass, and a card that somebody uses at any time. */
export function opensTurn(event: Event): boolean {
  if (event.type === "cut") return event.solo;
  if (event.type === "card-used") return !WITH_A_CUT.includes(event.number);
  if (event.type === "number-revealed") return !event.complete;
  return OPENING.includes(event.type);
}

/** Told with what they belong to. */
const DETAILS: readonly Event["type"][] = ["cut-together", "missed", "card-ready", "character-used", "detonator", "ticked", "token-placed", "note-placed"];

export function tellTurn(events: readonly Event[], view: View, names: readonly string[], me: Me): string | null {
  const cut = events.find((event) => event.type === "announced");
  const rest = events.filter((event) => !DETAILS.includes(event.type) && event !== cut && !(cut && event.type === "cut") && !(cut && event.type === "card-used"));
  const sentences = rest.flatMap((event) => describeEvent(event, view, names, me) ?? []);
  const told = cut ? [tellCut(cut, events, view, names, me), ...sentences] : sentences;
  return told.join(" ") || null;
}

/** Who pointed where, what was announced, and how it went. */
function tellCut(cut: Announced, events: readonly Event[], view: View, names: readonly string[], me: Me): string {
  const announcement = announced(cut, view, names, me);
  const token = events.find((event) => event.type === "token-placed");
  const moved = events.find((event) => event.type === "detonator");
  if (events.some((event) => event.type === "ended" && event.reason === "red")) return announcement;
  if (events.some((event) => event.type === "cut" || event.type === "cut-together")) return `${announcement} ${m.bomb_busters_tell_right()}`;
  if (!events.some((event) => event.type === "missed")) return announcement;
  const note = events.find((event) => event.type === "note-placed");
  const noted = note ? m.bomb_busters_tell_noted({ slot: slotName(note.slot), note: noteWords(note.note) }) : m.bomb_busters_on_missed();
  const real = token ? m.bomb_busters_tell_wrong({ slot: slotName(token.slot), value: valueWord(token.value) }) : noted;
  return [announcement, real, ...(moved ? [m.bomb_busters_on_detonator_up(dial(view, moved.now))] : [])].join(" ");
}
