// What happened, in sentences: each event for the log, a whole turn in one, in the second person where it is the reader's.
import { m } from "$messages";
import { dial } from "./dial";
import { eventHalf } from "./tags";
import { noteWords } from "./tokens";
import { slotName, valueWord } from "./values";
import type { Announced, Event, View } from "./wire";

type Me = number | null;

export const describeEvent = (event: Event, view: View, names: readonly string[], me: Me): string | null => eventHalf(event).says(event, view, names, me);

/** A cut, reds laid down, a pass, and a card that somebody uses at any time. */
export const opensTurn = (event: Event): boolean => eventHalf(event).opens?.(event) ?? false;

export function tellTurn(events: readonly Event[], view: View, names: readonly string[], me: Me): string | null {
  const cut = events.find((event) => event.type === "announced");
  const rest = events.filter((event) => !eventHalf(event).detail && event !== cut && !(cut && event.type === "cut") && !(cut && event.type === "card-used"));
  const sentences = rest.flatMap((event) => describeEvent(event, view, names, me) ?? []);
  const told = cut ? [tellCut(cut, events, view, names, me), ...sentences] : sentences;
  return told.join(" ") || null;
}

/** Who pointed where, what was announced, and how it went. */
function tellCut(cut: Announced, events: readonly Event[], view: View, names: readonly string[], me: Me): string {
  const announcement = describeEvent(cut, view, names, me) ?? "";
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
