// What happened, in words and sounds.
import type { SoundName } from "$kit/sound";
import { toWhom } from "$kit/names";
import { m } from "$messages";
import { aToken, capital, cardName, colourName, damageName, faceName, missionName, pieceName, planetName, pleasant, surpriseName, thePiece } from "./names";
import { personOf, type Person } from "./persons";
import { cellName } from "./sky";
import type { Event, Received, Robbed, View } from "./wire";
import { changesOf, counted } from "./words";

export function describeEvent(event: Event, view: View, names: readonly string[], me: number | null): string | null {
  const who = personOf("seat" in event ? event.seat : -1, names, me);
  const cell = "cell" in event ? cellName(event.cell) : "";
  const colour = "token" in event ? (view.table.colours[event.token] ?? -1) : -1;
  const token = aToken(colour);
  switch (event.type) {
    case "white-laid":
      return m.bing_bang_ev_white_laid({ ...who, cell });
    case "white-taken":
      return m.bing_bang_ev_white_taken({ ...who, cell });
    case "pawn-moved":
      return event.planet === null
        ? m.bing_bang_ev_pawn_moved({ ...who, cell })
        : m.bing_bang_ev_landed({ ...who, planet: planetName(event.planet) });
    case "flown-over":
      return m.bing_bang_ev_flown({ ...who, token, cell });
    case "token-turned":
      return m.bing_bang_ev_turned({ ...who, token, face: faceName(event.face) });
    case "found":
      return m.bing_bang_ev_found({
        ...who,
        piece: event.piece === "pilot" ? pieceName("pilot") : `${pieceName(event.piece)} (${faceName(event.face)})`,
      });
    case "surprise-drawn":
      return m.bing_bang_ev_surprise({ ...who, card: surpriseName(event.card) });
    case "sucked-in":
      return m.bing_bang_ev_sucked({ ...who, cell });
    case "damaged":
      return m.bing_bang_ev_damaged({ ...who, how: damageName(event.how) });
    case "received":
      return stockWords(event, who);
    case "peeked":
      return event.face === null
        ? m.bing_bang_ev_peeked({ ...who, token })
        : m.bing_bang_ev_peeked_own({ colour: colourName(colour), face: faceName(event.face) });
    case "red-laid":
      return m.bing_bang_ev_red_laid({ ...who, cell });
    case "bing-bang":
      return m.bing_bang_ev_bang({ ...who, card: cardName(event.card) });
    case "rearranged":
      return m.bing_bang_ev_rearranged({ changes: changesOf(event.sources, event.turns) });
    case "planet-moved":
      return m.bing_bang_ev_planet_moved({ planet: capital(planetName(event.planet)), start: cellName(event.start), cell });
    default:
      return setupWords(event, view, names, me) ?? courseWords(event, view, names, me);
  }
}

/** Laying out the sky. */
function setupWords(event: Event, view: View, names: readonly string[], me: number | null): string | null {
  switch (event.type) {
    case "laid-out":
      return laidOut(event.first === me ? m.bing_bang_ev_laid_out_you() : m.bing_bang_ev_laid_out({ name: names[event.first] ?? "" }), view);
    case "tokens-dealt":
      return m.bing_bang_ev_tokens_dealt();
    case "token-laid":
      return m.bing_bang_ev_token_laid({
        ...personOf(event.seat, names, me),
        token: aToken(event.colour),
        cell: cellName(event.cell),
      });
    case "sectors-turned":
      return m.bing_bang_ev_sectors_turned();
    case "planets-dealt":
      return m.bing_bang_ev_planets_dealt(personOf(event.first, names, me));
    case "planet-set":
      return m.bing_bang_ev_planet_set({
        ...personOf(event.seat, names, me),
        planet: planetName(event.planet),
        cell: cellName(event.cell),
      });
    case "cards-dealt":
      return m.bing_bang_ev_cards_dealt();
    default:
      return null;
  }
}

function laidOut(begins: string, { table }: View): string {
  const known = table.options.acquainted ? [m.bing_bang_ev_acquainted({ n: Math.floor(table.tokens.length / table.seats) })] : [];
  return [begins, ...known].join(" ");
}

/** Turns, missions, cards, piracy and the end. */
function courseWords(event: Event, view: View, names: readonly string[], me: number | null): string | null {
  const seat = "seat" in event ? event.seat : -1;
  const who = personOf(seat, names, me);
  switch (event.type) {
    case "turn-began":
      return (seat === me ? m.bing_bang_ev_your_turn_began : m.bing_bang_ev_turn_began)({ whom: toWhom(names[seat] ?? ""), round: event.round, limit: event.limit });
    case "turn-missed":
      return event.repaired ? m.bing_bang_ev_repaired(who) : m.bing_bang_ev_turn_missed(who);
    case "count-began":
      return m.bing_bang_ev_count_began({ ...who, limit: event.limit });
    case "cards-drawn":
      return event.number
        ? counted(event.number, m.bing_bang_ev_drew_one(who), (n) => m.bing_bang_ev_drew_many({ ...who, n }))
        : m.bing_bang_ev_new_mission(who);
    case "handed-in":
      return m.bing_bang_ev_handed_in({ ...who, card: cardName(event.card) });
    case "mission-shown":
      return m.bing_bang_ev_shown({ ...who, card: missionName(event.category, event.card) });
    case "whites-swept":
      return event.cells.length
        ? counted(event.cells.length, m.bing_bang_ev_swept_one(), (n) => m.bing_bang_ev_swept_many({ n }))
        : m.bing_bang_ev_swept_none();
    case "delivered":
      return m.bing_bang_ev_delivered({ ...who, planet: planetName(event.planet) });
    case "fetched":
      return m.bing_bang_ev_fetched({ ...who, pieces: event.pieces.map(pieceName).join(", ") });
    case "mission-accomplished": {
      const all = view.table.options.missions;
      return all === 1 ? m.bing_bang_ev_accomplished_only(who) : m.bing_bang_ev_accomplished({ ...who, missions: event.missions, all });
    }
    case "robbed":
      return robbedWords(event, who, names, me);
    case "gave-up":
      return m.bing_bang_ev_gave_up(who);
    case "eliminated":
      return seat === me ? m.bing_bang_ev_eliminated_you() : m.bing_bang_ev_eliminated(who);
    case "ended":
      return event.winner === null ? m.bing_bang_ev_drawn() : m.bing_bang_ev_won(personOf(event.winner, names, me));
    default:
      return null;
  }
}

function robbedWords({ victim, piece }: Robbed, who: Person, names: readonly string[], me: number | null): string {
  return victim === me
    ? m.bing_bang_ev_robbed_you({ ...who, piece: pieceName(piece) })
    : m.bing_bang_ev_robbed({ ...who, victim: names[victim] ?? "", piece: thePiece(piece) });
}

function stockWords({ whites, reds }: Received, who: Person): string {
  const what = [
    ...(whites ? [counted(Math.abs(whites), m.bing_bang_whites_one(), (n) => m.bing_bang_whites_many({ n }))] : []),
    ...(reds ? [counted(Math.abs(reds), m.bing_bang_reds_one(), (n) => m.bing_bang_reds_many({ n }))] : []),
  ].join(", ");
  return whites + reds < 0 ? m.bing_bang_ev_gave({ ...who, what }) : m.bing_bang_ev_received({ ...who, what });
}

const SOUNDS: Partial<Record<Event["type"], SoundName>> = {
  "white-laid": "wood",
  "white-taken": "wood",
  "red-laid": "thud",
  "pawn-moved": "slide",
  "flown-over": "slide",
  found: "chime",
  delivered: "chime",
  "count-began": "turn",
  "mission-accomplished": "chime",
  rearranged: "thud",
  "planet-moved": "slide",
  damaged: "thud",
  "sucked-in": "thud",
  robbed: "thud",
};
const PIECES_OF_A_COLOUR = 6;

/** A piece that is turned is a quiet piece of wood unless it is found; everything else rings like glass. */
export function sound(event: Event): SoundName | null {
  if (event.type === "token-turned") return event.face % 10 < PIECES_OF_A_COLOUR ? "wood" : "glass";
  if (event.type === "surprise-drawn") return pleasant(event.card) ? "chime" : "thud";
  return SOUNDS[event.type] ?? null;
}
