// The events of the base game.
import { toWhom } from "$kit/names";
import { m } from "$messages";
import { dial } from "../dial";
import { printedName, toolName, turnedUp } from "../equipment";
import type { Events, Me, Names } from "../parts/part";
import { laidDown, nameOf, said, slotNames } from "../saying";
import { besideWords, noteWords } from "../tokens";
import { letter, ownerOf, slotName, valueList, valueWord } from "../values";
import type { Announced, Event, View } from "../wire";

const always = (): boolean => true;

/** Equipment that goes with an announcement and is told with it. */
const WITH_A_CUT: readonly number[] = [3, 5, 10];

export const events = {
  captain: { says: ({ seat }, _view, names, me) => said(seat, me, names, {}, m.bomb_busters_on_captain, m.bomb_busters_on_captain_you) },
  dealt: {
    says: ({ captain }, _view, names, me) => said(captain, me, names, {}, m.bomb_busters_on_dealt, m.bomb_busters_on_dealt_you),
    sound: "slide",
    opens: always,
  },
  "token-placed": {
    says: ({ slot, value, said: isSaid }, view, names, me) => {
      const words = { slot: slotName(slot), value: valueWord(value) };
      const owner = ownerOf(view, slot);
      return isSaid
        ? said(owner, me, names, words, m.bomb_busters_on_said, m.bomb_busters_on_said_you)
        : said(owner, me, names, words, m.bomb_busters_on_token, m.bomb_busters_on_token_you);
    },
    sound: "wood",
    detail: true,
    isSpoken: (event) => event.said,
  },
  "note-placed": {
    says: ({ slot, note }, view, names, me) =>
      said(ownerOf(view, slot), me, names, { slot: slotName(slot), note: noteWords(note) }, m.bomb_busters_on_note, m.bomb_busters_on_note_you),
    sound: "wood",
    detail: true,
    isSpoken: ({ note }) => note.said,
  },
  "token-beside": { says: ({ stand, token }) => m.bomb_busters_on_beside({ letter: letter(stand), what: besideWords(token) }), sound: "wood" },
  "token-drawn": { says: tokenDrawn, sound: "slide" },
  announced: { says: announced, opens: always, isSpoken: always },
  cut: {
    says: ({ seat, slots, wires }, _view, names, me) => said(seat, me, names, { wires: laidDown(slots, wires) }, m.bomb_busters_on_cut, m.bomb_busters_on_cut_you),
    opens: ({ solo }) => solo,
  },
  "cut-together": {
    says: ({ seat, slots, wires }, _view, names, me) =>
      said(seat, me, names, { wires: laidDown(slots, wires) }, m.bomb_busters_on_cut_together, m.bomb_busters_on_cut_together_you),
    sound: "chime",
    detail: true,
  },
  disintegrated: { says: ({ number, slots, wires }) => m.bomb_busters_on_disintegrated({ number, wires: laidDown(slots, wires) }), sound: "glass" },
  reds: {
    says: ({ seat, slots, wires }, _view, names, me) => said(seat, me, names, { wires: laidDown(slots, wires) }, m.bomb_busters_on_reds, m.bomb_busters_on_reds_you),
    sound: "glass",
    opens: always,
  },
  missed: { says: () => m.bomb_busters_on_missed(), detail: true, isSpoken: always },
  validated: { says: ({ number }) => m.bomb_busters_on_validated({ number }) },
  detonator: {
    says: ({ now, by }, view) => {
      const words = dial(view, now);
      return by > 0 ? m.bomb_busters_on_detonator_up(words) : m.bomb_busters_on_detonator_down(words);
    },
    detail: true,
  },
  passed: { says: passed, sound: "slide", opens: always, isSpoken: ({ follower }) => follower < 0 },
  "card-chosen": {
    says: ({ seat, number }, _view, names, me) => said(seat, me, names, { card: printedName(number) }, m.bomb_busters_on_card_chosen, m.bomb_busters_on_card_chosen_you),
  },
  "card-ready": { says: ({ number }) => m.bomb_busters_on_card_ready({ card: printedName(number) }), sound: "glass", detail: true },
  "card-used": {
    says: ({ seat, number }, _view, names, me) => {
      const words = { card: printedName(number) };
      return seat < 0 ? m.bomb_busters_on_card_acts(words) : said(seat, me, names, words, m.bomb_busters_on_card_used, m.bomb_busters_on_card_used_you);
    },
    sound: "slide",
    opens: ({ number }) => !WITH_A_CUT.includes(number),
  },
  "character-used": {
    says: ({ seat }, _view, names, me) => said(seat, me, names, {}, m.bomb_busters_on_character_used, m.bomb_busters_on_character_used_you),
    sound: "slide",
    detail: true,
  },
  "turned-up": { says: (event, _view, names) => m.bomb_busters_on_turned_up({ what: turnedUp(event, names) }), sound: "chime" },
  labelled: {
    says: ({ slot, equal }) => {
      const words = { slot: slotName(slot) };
      return equal ? m.bomb_busters_on_labelled_equal(words) : m.bomb_busters_on_labelled_different(words);
    },
    sound: "wood",
  },
  offered: { says: offered, isSpoken: always },
  exchanged: {
    says: (event) =>
      m.bomb_busters_on_exchanged({
        given: slotName(event.given),
        given_to: slotName(event.given_to),
        returned: slotName(event.returned),
        returned_to: slotName(event.returned_to),
      }),
    sound: "slide",
    isSpoken: always,
    slots: ({ given_to, returned_to }) => [given_to, returned_to],
  },
  hooked: {
    says: ({ seat, slot, filed }, _view, names, me) =>
      said(seat, me, names, { slot: slotName(slot), filed: slotName(filed) }, m.bomb_busters_on_hooked, m.bomb_busters_on_hooked_you),
    sound: "slide",
    slots: ({ filed }) => [filed],
  },
  swung: {
    says: ({ slots, filed }) => m.bomb_busters_on_swung({ moves: slots.map((slot, at) => `${slotName(slot)} → ${slotName(filed[at] ?? slot)}`).join(", ") }),
    sound: "slide",
    isSpoken: always,
  },
  radar: {
    says: ({ number, answers }, view, names) => {
      const stands = answers.flatMap((found, stand) => (found ? [`${letter(stand)} (${nameOf(names, ownerOf(view, [stand, 0]))})`] : []));
      const words = { number, stands: stands.join(", ") };
      return stands.length ? m.bomb_busters_on_radar(words) : m.bomb_busters_on_radar_none(words);
    },
    sound: "glass",
    isSpoken: always,
  },
} satisfies Events;

function announced(event: Announced, view: View, names: Names, me: Me): string {
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

function passed({ seat, follower }: Extract<Event, { type: "passed" }>, _view: View, names: Names, me: Me): string {
  if (follower < 0) return said(seat, me, names, {}, m.bomb_busters_on_stuck, m.bomb_busters_on_stuck_you);
  if (follower === me) return m.bomb_busters_on_passed_to_you({ name: nameOf(names, seat) });
  return said(seat, me, names, { follower: nameOf(names, follower) }, m.bomb_busters_on_passed, m.bomb_busters_on_passed_you);
}

function offered({ seat, giver, slot: place }: Extract<Event, { type: "offered" }>, _view: View, names: Names, me: Me): string {
  const slot = slotName(place);
  if (seat === me) return m.bomb_busters_on_offered_to_you({ giver: nameOf(names, giver), slot });
  const whom = toWhom(nameOf(names, seat));
  return giver === me ? m.bomb_busters_on_offered_you({ whom, slot }) : m.bomb_busters_on_offered({ giver: nameOf(names, giver), whom, slot });
}

/** Somebody gets a token: drawn, given, or taken from the line. */
function tokenDrawn({ seat, giver, value: number }: Extract<Event, { type: "token-drawn" }>, _view: View, names: Names, me: Me): string {
  const value = valueWord(number);
  if (giver < 0) return said(seat, me, names, { value }, m.bomb_busters_on_drawn, m.bomb_busters_on_drawn_you);
  if (giver === seat) return said(seat, me, names, { value }, m.bomb_busters_on_picked, m.bomb_busters_on_picked_you);
  const words = { value, giver: nameOf(names, giver), whom: toWhom(nameOf(names, seat)) };
  if (seat === me) return m.bomb_busters_on_given_to_you(words);
  return giver === me ? m.bomb_busters_on_given_you(words) : m.bomb_busters_on_given(words);
}
