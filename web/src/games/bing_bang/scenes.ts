// Scenes between two views, with their captions. The milliseconds are those of `watch` in the game's Python half.
import type { News, Scene } from "$kit/game";
import { clipped } from "$kit/names";
import { m } from "$messages";
import { captionOf } from "./captions";
import { aToken, capital, faceName, pleasant } from "./names";
import { personOf } from "./persons";
import { cellName } from "./sky";
import type { Event, TokenTurned, View } from "./wire";

/** A token lifts and turns over, rests to be seen, and shrinks back. */
const [LIFT, REST, BACK] = [500, 900, 250] as const;
/** Milliseconds of what needs no more than a caption, by event. */
const SAID: Partial<Record<Event["type"], number>> = {
  "flown-over": 500,
  "red-laid": 500,
  "surprise-drawn": 1200,
  "sucked-in": 600,
  delivered: 1500,
  fetched: 900,
  "mission-accomplished": 1500,
  "mission-shown": 1500,
  eliminated: 900,
};
/** Events of one's own action, which are seen already. */
const OWN: ReadonlySet<Event["type"]> = new Set(["flown-over", "red-laid", "bing-bang", "rearranged", "planet-moved"]);
/** The board still lies as before while these are told. */
const HOLDS: ReadonlySet<Event["type"]> = new Set(["surprise-drawn", "mission-shown"]);

export function scenes(news: News<View, Event>): readonly Scene[] {
  const { events, before, after, me } = news;
  const names = news.names.map(clipped);
  if (before === null) return [];
  const over = events.find((event) => event.type === "ended");
  if (over) return [{ ms: 2500, says: captionOf(over, after, names, me), name: "journeys" }];
  return events.flatMap((event, i): Scene[] => {
    if ("seat" in event && event.seat === me && OWN.has(event.type)) return [];
    const says = captionOf(event, after, names, me);
    switch (event.type) {
      case "token-turned":
        return flip({ ...news, names }, event, event.token, event.face);
      case "peeked":
        return event.face === null ? [{ ms: REST, says }] : flip({ ...news, names }, null, event.token, event.face);
      case "bing-bang":
        return [{ ms: 900, says, holds: true, name: "card" }];
      case "rearranged":
        return mine(events, i, me) ? [] : [{ ms: 900, says, name: "slide" }];
      case "planet-moved":
        return mine(events, i, me) ? [] : [{ ms: 450, says, name: "slide", keys: [cellName(event.cell)] }];
      case "robbed":
        return [
          { ms: 900, says, holds: true, keys: [`plate-${event.victim}`] },
          { ms: 600, says, name: "loot", keys: [`plate-${event.victim}`, `plate-${event.seat}`] },
        ];
      default: {
        const ms = SAID[event.type];
        return ms ? [{ ms, says, holds: HOLDS.has(event.type), keys: "cell" in event ? [cellName(event.cell)] : [] }] : [];
      }
    }
  });
}

/** The token that is lifted in a scene: where it lies, and what is under it. */
export function liftedIn(scene: Scene | null, events: readonly Event[], { table }: View): { cell: number; face: number; step: "lift" | "rest" | "back" } | null {
  const step = scene?.name;
  if (step !== "lift" && step !== "rest" && step !== "back") return null;
  const event = events.find((one) => one.type === "token-turned" || one.type === "peeked");
  if (event?.type !== "token-turned" && event?.type !== "peeked") return null;
  return event.face === null ? null : { cell: table.tokens[event.token] ?? 0, face: event.face, step };
}

/** Events that follow from one's own Bing Bang, seen while it was prepared. */
const mine = (events: readonly Event[], i: number, me: number | null): boolean =>
  events.slice(0, i).some((event) => event.type === "bing-bang" && event.seat === me);

function flip({ events, after, names, me }: News<View, Event>, turn: TokenTurned | null, token: number, face: number): Scene[] {
  const keys = [cellName(after.table.tokens[token] ?? 0)];
  const begins = turn && m.bing_bang_scene_turns({ ...personOf(turn.seat, names, me), token: aToken(after.table.colours[token] ?? -1) });
  const says = [capital(faceName(face)), turn ? verdict(events, turn, after, me) : ""].filter(Boolean).join(". ");
  return [
    { ms: LIFT, says: begins ?? says, holds: true, keys, name: "lift" },
    { ms: REST, says, holds: true, keys, name: "rest" },
    { ms: BACK, says, holds: true, keys, name: "back" },
  ];
}

/** The outcome of a token for whoever turned it. */
function verdict(events: readonly Event[], turn: TokenTurned, view: View, me: number | null): string {
  if (events.some(({ type }) => type === "found")) return m.bing_bang_verdict_find();
  if (events.some(({ type }) => type === "damaged" || type === "sucked-in")) return m.bing_bang_verdict_bad();
  const surprise = events.find((event) => event.type === "surprise-drawn");
  if (surprise) return pleasant(surprise.card) ? m.bing_bang_verdict_good() : m.bing_bang_verdict_bad();
  if (turn.face % 10 >= 6) return "";
  const why = turn.seat === me ? whyNothing(turn, view) : null;
  return why === null ? m.bing_bang_verdict_nothing() : REASONS[why]();
}

const CATEGORIES = ["pilot", "shuttle", "scientist", "object"] as const;
const REASONS = {
  "too-early": m.bing_bang_verdict_too_early,
  aboard: m.bing_bang_verdict_known,
  "not-yours": m.bing_bang_verdict_not_yours,
};

/** Why a token did nothing for the reader. */
function whyNothing({ seat, face }: TokenTurned, view: View): keyof typeof REASONS | null {
  const colour = Math.floor(face / 10);
  if (view.table.books[seat]?.aboard.includes(CATEGORIES[colour] ?? "pilot")) return "aboard";
  return colour > 0 && view.missions[seat]?.[colour - 1] === face % 10 ? "too-early" : "not-yours";
}
