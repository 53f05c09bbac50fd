// What happened last, in as many sentences as fit above the bar. The log tells everything.
import { m } from "$messages";
import type { Event, View } from "./wire";
import { describeEvent } from "./words";

/** About two lines on a phone, in characters. */
const ROOM = 90;
/** What the table itself shows, or the logbook, or the certificate. */
const SHOWN: readonly Event["type"][] = ["laid-out", "fuel-lost", "signal-lost", "goal-reached", "ended"];

export function news(history: readonly Event[], view: View, names: readonly string[]): string {
  let told = "";
  for (const event of [...history].reverse()) {
    const sentence = brief(event, view, names);
    if (sentence === null) continue;
    const longer = told ? `${sentence} ${told}` : sentence;
    if (told && longer.length > ROOM) break;
    told = longer;
  }
  return told;
}

function brief(event: Event, view: View, names: readonly string[]): string | null {
  if (SHOWN.includes(event.type)) return null;
  if (event.type === "round-opened") return m.contact_round_opened({ round: event.number, name: names[event.source] ?? "" });
  return describeEvent(event, view, names);
}
