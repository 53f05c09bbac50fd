// What is seen of an action: who points where, what they say, what is answered, what is cut. Events in, pictures out.
import { toWhom } from "$kit/names";
import { m } from "$messages";
import { cardName } from "./cards";
import { hintWords } from "./clues";
import { nameOf } from "./labels";
import { besideMark, noteWords } from "./tokens";
import { seatedStands, valueMark, valueOf, valueWord, wireAt, YELLOW } from "./values";
import type { Announced, Event, Slot, View } from "./wire";

/** Words beside a stand, as its owner says them. */
export interface Bubble {
  stand: number;
  words: string;
  tone: "says" | "yes" | "no";
}

export interface Scene {
  /** Where a hand comes from, and the wires it points at. */
  from: number | null;
  at: readonly Slot[];
  /** What the hand announces, in short. */
  mark: string;
  /** Said first, and what is answered to it. */
  says: readonly Bubble[];
  answers: readonly Bubble[];
  /** Wires that the cutter cuts. */
  cut: readonly Slot[];
  /** The detonator has advanced. */
  jolt: boolean;
  /** How the mission ended, if it did. */
  end: string;
  /** Somebody else points: the answer is seen a moment later. */
  asks: boolean;
}

/** So long a hand points before the answer is seen, in milliseconds; Python's `watch` leaves the time for it. */
export const POINTING = 900;
/** So long the hand and the cutter stay after that. */
export const ANSWERED = 1100;

/** A scene of what happened last; null where there is nothing to be seen. */
export function sceneOf(events: readonly Event[], view: View, names: readonly string[]): Scene | null {
  const announced = find(events, "announced");
  const pointed = announced ?? find(events, "clue-given");
  const cut = find(events, "cut") ?? find(events, "cut-together");
  const says = [...spoken(events, view, names)];
  const answers = [...answered(events, view)];
  const jolt = events.some((event) => event.type === "detonator" && event.by > 0);
  const end = find(events, "ended")?.reason ?? "";
  if (!says.length && !answers.length && !cut && !jolt && !end) return null;
  return {
    from: pointed?.slots.length ? firstStand(view, pointed.seat) : null,
    at: pointed?.slots ?? [],
    mark: announced?.values.map(valueMark).join("/") ?? "",
    says,
    answers,
    cut: cut?.slots ?? [],
    jolt,
    end,
    asks: announced !== undefined && announced.seat !== view.seat && (cut !== undefined || answers.length > 0),
  };
}

const find = <T extends Event["type"]>(events: readonly Event[], type: T): Extract<Event, { type: T }> | undefined =>
  events.find((event): event is Extract<Event, { type: T }> => event.type === type);

/** Where somebody speaks: the first of their stands as the reader sees them. */
const firstStand = (view: View, seat: number): number =>
  seatedStands(view).find((stand) => view.stands[stand]?.owner === seat) ?? 0;

/** What whoever acts says. */
function* spoken(events: readonly Event[], view: View, names: readonly string[]): Iterable<Bubble> {
  for (const event of events) {
    const words = wordsOf(event, events, view, names);
    if (words !== null && "seat" in event && event.seat >= 0) yield { stand: firstStand(view, event.seat), words, tone: "says" };
  }
}

function wordsOf(event: Event, events: readonly Event[], view: View, names: readonly string[]): string | null {
  switch (event.type) {
    case "announced":
      return announcedWords(event);
    case "clue-given":
      return hintWords(event.hint);
    case "cut":
      return event.solo ? m.bomb_busters_says_solo({ values: marks(event.wires) }) : null;
    case "reds":
      return m.bomb_busters_says_reds();
    case "card-used":
      return find(events, "announced") ? null : cardName(event.number, view);
    case "called":
      return m.bomb_busters_says_called();
    case "passed":
      return event.follower < 0 ? m.bomb_busters_says_stuck() : m.bomb_busters_says_pass({ whom: toWhom(nameOf(names, event.follower)) });
    default:
      return null;
  }
}

/** The mark of the wires of a solo cut: "7 7". */
const marks = (codes: readonly number[]): string => codes.map((code) => valueMark(valueOf(code))).join(" ");

function announcedWords({ slots, values, tools }: Announced): string {
  const value = values.map(valueWord).join(m.bomb_busters_says_or());
  if (tools.includes("at-once")) return m.bomb_busters_says_at_once({ value });
  if (slots.length > 1) return m.bomb_busters_says_one_of({ value });
  return values[0] === YELLOW && values.length === 1 ? m.bomb_busters_says_yellow() : m.bomb_busters_says_one({ value });
}

/** What is answered: yes and no to a cut, each stand to the radar, a token that is put somewhere. */
function* answered(events: readonly Event[], view: View): Iterable<Bubble> {
  const missed = find(events, "missed");
  for (const event of events) {
    if (event.type === "cut" && !event.solo && find(events, "ended")?.reason !== "red") {
      yield { stand: event.slots[0]![0], words: m.bomb_busters_says_yes(), tone: "yes" };
    } else if (event.type === "token-placed") {
      const value = valueWord(event.value);
      const words = missed ? m.bomb_busters_says_no({ value }) : m.bomb_busters_says_token({ value });
      yield { stand: event.slot[0], words, tone: missed ? "no" : "says" };
    } else if (event.type === "note-placed") {
      yield { stand: event.slot[0], words: noteWords(event.note), tone: missed ? "no" : "says" };
    } else if (event.type === "token-beside") {
      yield { stand: event.stand, words: besideMark(event.token), tone: "says" };
    } else if (event.type === "radar") {
      for (const [stand, found] of event.answers.entries()) {
        yield { stand, words: found ? m.bomb_busters_says_yes() : m.bomb_busters_says_none(), tone: found ? "yes" : "no" };
      }
    }
  }
  if (missed && !find(events, "token-placed") && !find(events, "note-placed")) {
    const at = find(events, "announced")?.slots[0];
    const shown = at ? (wireAt(view, at)?.shown ?? 0) : 0; // it has its token already (BOM-20)
    const words = shown ? m.bomb_busters_says_no({ value: valueWord(shown) }) : m.bomb_busters_says_wrong();
    if (at) yield { stand: at[0], words, tone: "no" };
  }
}
