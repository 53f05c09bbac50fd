// What everybody should notice stays in sight until the reader goes on, or something else happens.
import { pleasant } from "./names";
import type { Shape } from "./pictures";
import type { Event, View } from "./wire";

/** A find (a piece, a delivery, a mission), good or bad news, or nothing at all. */
export type Verdict = "find" | "good" | "bad" | "nothing";

/** A token turned, a card played, a robbery, a delivery: the picture, and the events that tell it in words. */
export interface Happening {
  id: number;
  seat: number;
  token: number | null;
  picture: Shape | null;
  verdict: Verdict | null;
  events: readonly Event[];
}

/** What follows from a turned token and belongs to its story. */
const STORY: ReadonlySet<Event["type"]> = new Set([
  "surprise-drawn", "found", "sucked-in", "damaged", "received", "whites-swept", "count-began", "cards-drawn", "robbed", "turn-missed",
  "mission-shown", "handed-in", "delivered", "fetched", "mission-accomplished", "rearranged", "planet-moved", "eliminated",
]);

/** By these the reader goes on. */
const GOING_ON: ReadonlySet<Event["type"]> = new Set(["white-laid", "white-taken", "pawn-moved", "flown-over", "red-laid", "bing-bang"]);

export class Happenings {
  current = $state.raw<Happening | null>(null);
  #count = 0;

  see(events: readonly Event[], me: number | null): void {
    if (events.some((event) => GOING_ON.has(event.type) && "seat" in event && event.seat === me)) this.close();
    for (const [i, event] of events.entries()) {
      const opened = this.#open(event);
      if (!opened) continue;
      const rest = events.slice(i + 1);
      const end = rest.findIndex((other) => !STORY.has(other.type));
      const story = end < 0 ? rest : rest.slice(0, end);
      this.current = { ...opened, verdict: opened.verdict ?? verdictOf(event, story), events: [event, ...story] };
      return;
    }
  }

  close(): void {
    this.current = null;
  }

  /** The beginning of a story, if the event is one. */
  #open(event: Event): Omit<Happening, "events"> | null {
    const plain = { id: ++this.#count, token: null, verdict: null };
    switch (event.type) {
      case "token-turned":
        return { ...plain, seat: event.seat, token: event.token, picture: { face: event.face } };
      case "peeked":
        return event.face === null ? null : { ...plain, seat: event.seat, token: event.token, picture: { face: event.face } };
      case "bing-bang":
        return { ...plain, seat: event.seat, picture: { card: event.card } };
      case "robbed":
        return { ...plain, seat: event.seat, picture: { piece: event.piece }, verdict: "bad" };
      case "delivered":
        return { ...plain, seat: event.seat, picture: { planet: event.planet }, verdict: "find" };
      case "fetched":
      case "mission-accomplished":
        return { ...plain, seat: event.seat, picture: { planet: 0 }, verdict: "find" };
      case "mission-shown":
      case "eliminated":
        return { ...plain, seat: event.seat, picture: null };
      default:
        return null;
    }
  }
}

/** How it turned out for whoever did it. */
function verdictOf(event: Event, story: readonly Event[]): Verdict | null {
  for (const { type, ...rest } of story) {
    if (type === "found") return "find";
    if (type === "count-began") return "good";
    if (type === "damaged" || type === "sucked-in") return "bad";
    if (type === "surprise-drawn" && "card" in rest) return pleasant(String(rest.card)) ? "good" : "bad";
  }
  return event.type === "token-turned" && !isSurprise(event.face) ? "nothing" : null;
}

/** A token whose card is still to be drawn. */
const isSurprise = (face: number): boolean => face % 10 === 6 || face % 10 === 7;

const CATEGORIES = ["pilot", "shuttle", "scientist", "object"] as const;

/** Why a token did nothing for the reader; null where it was somebody else's, or no piece. */
export function whyNothing({ seat, picture }: Happening, view: View): "too-early" | "aboard" | "not-yours" | null {
  if (picture === null || !("face" in picture) || seat !== view.seat || picture.face % 10 >= 6) return null;
  const colour = Math.floor(picture.face / 10);
  const piece = CATEGORIES[colour] ?? "pilot";
  if (view.table.books[seat]?.aboard.includes(piece)) return "aboard";
  return colour > 0 && view.missions[seat]?.[colour - 1] === picture.face % 10 ? "too-early" : "not-yours";
}
