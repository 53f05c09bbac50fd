// A whole turn in one sentence: what somebody turned, took, delivered and robbed, and how far they went.
import { listed } from "$kit/listing";
import { m } from "$messages";
import { describeEvent } from "./log";
import { aToken, cardName, faceName, pieceName, planetName, surpriseName, thePiece } from "./names";
import { personOf, type Person } from "./persons";
import type { Event, View } from "./wire";
import { counted } from "./words";

const OPENING: ReadonlySet<Event["type"]> = new Set(["laid-out", "tokens-dealt", "token-picked", "planets-dealt", "turn-began", "turn-missed"]);
/** What says by itself all that is to be said. */
const ALONE: ReadonlySet<Event["type"]> = new Set(["laid-out", "tokens-dealt", "turn-missed"]);
/** More would be no sentence any more: steps and whites are left out then. */
const MOST = 4;

export const opensTurn = (event: Event): boolean => OPENING.has(event.type);

export function tellTurn(events: readonly Event[], view: View, names: readonly string[], me: number | null): string | null {
  const first = events[0];
  if (!first) return null;
  if (ALONE.has(first.type)) return describeEvent(first, view, names, me);
  if (first.type === "planets-dealt") return m.bing_bang_told_planets();
  if (first.type === "token-picked") {
    const laid = events.find((event) => event.type === "token-laid");
    return laid ? describeEvent(laid, view, names, me) : null;
  }
  if (first.type !== "turn-began") return null;
  const who = personOf(first.seat, names, me);
  const said = clauses(events, view, names, me, who);
  if (!said.length) return events.length > 1 || me === first.seat ? m.bing_bang_told_nothing(who) : null;
  return m.bing_bang_told({ ...who, what: listed(said) });
}

function clauses(events: readonly Event[], view: View, names: readonly string[], me: number | null, who: Person): string[] {
  const seat = events[0]?.type === "turn-began" ? events[0].seat : -1;
  const number = (type: Event["type"]): number => events.filter((event) => event.type === type && "seat" in event && event.seat === seat).length;
  const several = (n: number, one: () => string, many: (n: number) => string): string[] => (n ? [counted(n, one(), many)] : []);
  const reds = several(number("red-laid"), () => m.bing_bang_told_reds_one(who), (n) => m.bing_bang_told_reds_many({ ...who, n }));
  const moved = several(number("pawn-moved"), () => m.bing_bang_told_moved_one(who), (n) => m.bing_bang_told_moved_many({ ...who, n }));
  const taken = several(number("white-taken"), () => m.bing_bang_told_taken_one(who), (n) => m.bing_bang_told_taken_many({ ...who, n }));
  const laid = several(number("white-laid"), () => m.bing_bang_told_laid_one(who), (n) => m.bing_bang_told_laid_many({ ...who, n }));
  const news = events.flatMap((event, i) => clause(event, events.slice(i + 1), view, names, me, who) ?? []);
  const main = [...reds, ...news];
  if (main.length >= MOST) return main;
  const all = [...reds, ...moved, ...news, ...taken];
  return all.length ? all : laid;
}

/** What is worth telling of an event, which is followed by others. */
function clause(event: Event, rest: readonly Event[], view: View, names: readonly string[], me: number | null, who: Person): string | null {
  switch (event.type) {
    case "bing-bang":
      return m.bing_bang_told_bang({ ...who, card: cardName(event.card) });
    case "token-turned":
      return turnedWords(event.token, event.face, rest, view, who);
    case "surprise-drawn":
      return m.bing_bang_told_surprise({ ...who, card: surpriseName(event.card) });
    case "pawn-moved":
      return event.planet === null || rest[0]?.type === "delivered" || who.name !== personOf(event.seat, names, me).name
        ? null
        : m.bing_bang_told_landed({ ...who, planet: planetName(event.planet) });
    case "delivered":
      return m.bing_bang_told_delivered({ ...who, planet: planetName(event.planet) });
    case "fetched":
      return m.bing_bang_told_fetched(who);
    case "robbed":
      return event.victim === me
        ? m.bing_bang_told_robbed_you({ ...who, piece: pieceName(event.piece) })
        : m.bing_bang_told_robbed({ ...who, piece: thePiece(event.piece), victim: names[event.victim] ?? "" });
    case "mission-accomplished":
      return m.bing_bang_told_accomplished(who);
    default:
      return null;
  }
}

function turnedWords(turned: number, face: number, rest: readonly Event[], view: View, who: Person): string {
  const token = aToken(view.table.colours[turned] ?? -1);
  const next = rest[0];
  if (next?.type === "found") {
    const piece = next.piece === "pilot" ? m.bing_bang_a_pilot() : `${thePiece(next.piece)} (${faceName(face)})`;
    return m.bing_bang_told_found({ ...who, token, piece });
  }
  return face % 10 < 6
    ? m.bing_bang_told_turned_nothing({ ...who, token, face: faceName(face) })
    : m.bing_bang_told_turned({ ...who, token, face: faceName(face) });
}
