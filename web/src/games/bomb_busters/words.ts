// The game in words: its sounds, what the log forgets, and the table for whoever cannot see it.
import type { SoundName } from "$kit/sound";
import { m } from "$messages";
import { cardWords } from "./cards";
import { dial } from "./dial";
import { endOf } from "./ends";
import { markerWord, missionName, missionRules } from "./mission";
import { inMission } from "./parts";
import type { Place } from "./parts/part";
import { isByHeart, onTable } from "./reminders";
import { nameOf } from "./saying";
import { eventHalf, taskHalf } from "./tags";
import { letter, seatedStands } from "./values";
import { standFacts, wireWords } from "./wires";
import type { Event, View } from "./wire";

/** Said once, and not lying on the table: without reminders the log forgets it until the end. By heart it keeps nothing
 * (BOM-5004). */
export function forgets(event: Event, view: View): boolean {
  const { options, ended } = view;
  if (isByHeart(view)) return true;
  if (options.reminders || ended) return false;
  return eventHalf(event).isSpoken?.(event) ?? false;
}

/** Cuts, mistakes, validations and explosions are heard when they are seen: their scenes have the sounds. */
export function sound(event: Event): SoundName | null {
  if (event.type === "detonator") return event.by > 0 ? null : "slide";
  return eventHalf(event).sound ?? null;
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
    ...partWords("rules", view, names),
    turnWords(view, names),
    ...(view.markers.length
      ? [m.bomb_busters_summary_markers({ markers: view.markers.map((marker) => markerWord(view, marker)).join(", ") })]
      : []),
    ...partWords("table", view, names).map((sentence) => (sentence.endsWith(".") ? sentence : `${sentence}.`)),
    ...seatedStands(view).map((stand) => standWords(view, stand, names)),
    ...(view.cards.length ? [m.bomb_busters_summary_cards({ cards: view.cards.map((card) => cardWords(view, card.number)).join(m.bomb_busters_semicolon()) })] : []),
    ...partWords("cards", view, names),
  ].join(" ");
}

const partWords = (place: Place, view: View, names: readonly string[]): string[] =>
  inMission(view).flatMap(([{ summary: told }, slice]) => (told?.at === place ? told.words(slice, view, names) : []));

function turnWords(view: View, names: readonly string[]): string {
  const [task] = view.tasks;
  if (view.ended) return endOf(view.ended)?.ended() ?? "";
  if (view.stands.length === 0) return (task && taskHalf(task).says?.(task, view, [], names)) ?? m.bomb_busters_prompt_deal();
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
