// What everybody should notice stays in sight for a moment, also when the next player is quick.
import { pleasant } from "./names";
import type { Shape } from "./pictures";
import type { Event, View } from "./wire";

const SHOWN_FOR = 6000;

/** A token turned, a card played, a robbery, a delivery: the picture, and the events that tell it in words. */
export interface Happening {
  id: number;
  seat: number;
  token: number | null;
  picture: Shape | null;
  good: boolean | null;
  /** Where it happened. */
  cell: number;
  events: readonly Event[];
}

/** What follows from a turned token and belongs to its story. */
const STORY: ReadonlySet<Event["type"]> = new Set([
  "surprise-drawn", "found", "sucked-in", "damaged", "received", "whites-swept", "count-began", "cards-drawn", "robbed", "turn-missed",
  "mission-shown", "handed-in", "delivered", "fetched", "mission-accomplished", "rearranged", "planet-moved", "eliminated",
]);

export class Happenings {
  current = $state.raw<Happening | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;

  see(events: readonly Event[], view: View): void {
    for (const [i, event] of events.entries()) {
      const opened = this.#open(event, view);
      if (!opened) continue;
      const rest = events.slice(i + 1);
      const end = rest.findIndex((other) => !STORY.has(other.type));
      const story = end < 0 ? rest : rest.slice(0, end);
      this.#show({ ...opened, good: opened.good ?? verdict(story), events: [event, ...story] });
      return;
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.current = null;
  }

  /** The beginning of a story, if the event is one. */
  #open(event: Event, { table }: View): Omit<Happening, "events"> | null {
    const at = (seat: number): number => table.books[seat]?.pawn ?? -1;
    const plain = { id: ++this.#count, token: null, good: null };
    switch (event.type) {
      case "token-turned":
        return { ...plain, seat: event.seat, token: event.token, picture: { face: event.face }, cell: table.tokens[event.token] ?? -1 };
      case "peeked":
        return event.face === null
          ? null
          : { ...plain, seat: event.seat, picture: { face: event.face }, cell: table.tokens[event.token] ?? -1 };
      case "bing-bang":
        return { ...plain, seat: event.seat, picture: { card: event.card }, cell: -1 };
      case "robbed":
        return { ...plain, seat: event.seat, picture: { piece: event.piece }, good: false, cell: at(event.seat) };
      case "delivered":
        return { ...plain, seat: event.seat, picture: { planet: event.planet }, good: true, cell: at(event.seat) };
      case "fetched":
      case "mission-accomplished":
        return { ...plain, seat: event.seat, picture: { planet: 0 }, good: true, cell: at(event.seat) };
      case "mission-shown":
      case "eliminated":
        return { ...plain, seat: event.seat, picture: null, cell: at(event.seat) };
      default:
        return null;
    }
  }

  #show(happening: Happening): void {
    this.close();
    this.current = happening;
    this.#timer = setTimeout(() => this.close(), SHOWN_FOR);
  }
}

/** Whether it turned out well for whoever did it. */
function verdict(story: readonly Event[]): boolean | null {
  for (const event of story) {
    if (event.type === "found" || event.type === "count-began") return true;
    if (event.type === "damaged" || event.type === "sucked-in") return false;
    if (event.type === "surprise-drawn") return pleasant(event.card);
  }
  return null;
}
