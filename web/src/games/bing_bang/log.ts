// What happened, in words and sounds.
import type { SoundName } from "$kit/sound";
import { m } from "$messages";
import { aToken, capital, cardName, colourName, damageName, faceName, missionName, pieceName, planetName, surpriseName } from "./names";
import { cellName } from "./sky";
import type { Event, Received, View } from "./wire";
import { changesOf, counted } from "./words";

export function describeEvent(event: Event, view: View, names: readonly string[]): string | null {
  const name = "seat" in event ? (names[event.seat] ?? "") : "";
  const cell = "cell" in event ? cellName(event.cell) : "";
  const colour = "token" in event ? (view.table.colours[event.token] ?? -1) : -1;
  const token = aToken(colour);
  switch (event.type) {
    case "white-laid":
      return m.bing_bang_ev_white_laid({ name, cell });
    case "white-taken":
      return m.bing_bang_ev_white_taken({ name, cell });
    case "pawn-moved":
      return event.planet === null
        ? m.bing_bang_ev_pawn_moved({ name, cell })
        : m.bing_bang_ev_landed({ name, planet: planetName(event.planet) });
    case "flown-over":
      return m.bing_bang_ev_flown({ name, token, cell });
    case "token-turned":
      return m.bing_bang_ev_turned({ name, token, face: faceName(event.face) });
    case "found":
      return m.bing_bang_ev_found({
        name,
        piece: event.piece === "pilot" ? pieceName("pilot") : `${pieceName(event.piece)} (${faceName(event.face)})`,
      });
    case "surprise-drawn":
      return m.bing_bang_ev_surprise({ name, card: surpriseName(event.card) });
    case "sucked-in":
      return m.bing_bang_ev_sucked({ name, cell });
    case "damaged":
      return m.bing_bang_ev_damaged({ name, how: damageName(event.how) });
    case "received":
      return stockWords(event, name);
    case "peeked":
      return event.face === null
        ? m.bing_bang_ev_peeked({ name, token })
        : m.bing_bang_ev_peeked_own({ colour: colourName(colour), face: faceName(event.face) });
    case "red-laid":
      return m.bing_bang_ev_red_laid({ name, cell });
    case "bing-bang":
      return m.bing_bang_ev_bang({ name, card: cardName(event.card) });
    case "rearranged":
      return m.bing_bang_ev_rearranged({ changes: changesOf(event.sources, event.turns) });
    case "planet-moved":
      return m.bing_bang_ev_planet_moved({ planet: capital(planetName(event.planet)), start: cellName(event.start), cell });
    default:
      return setupWords(event, view, names) ?? courseWords(event, view, names);
  }
}

/** Laying out the sky. */
function setupWords(event: Event, view: View, names: readonly string[]): string | null {
  switch (event.type) {
    case "laid-out":
      return laidOut(names[event.first] ?? "", view);
    case "tokens-dealt":
      return m.bing_bang_ev_tokens_dealt();
    case "token-laid":
      return m.bing_bang_ev_token_laid({
        name: names[event.seat] ?? "",
        token: aToken(event.colour),
        cell: cellName(event.cell),
      });
    case "sectors-turned":
      return m.bing_bang_ev_sectors_turned();
    case "planets-dealt":
      return m.bing_bang_ev_planets_dealt({ name: names[event.first] ?? "" });
    case "planet-set":
      return m.bing_bang_ev_planet_set({
        name: names[event.seat] ?? "",
        planet: planetName(event.planet),
        cell: cellName(event.cell),
      });
    case "cards-dealt":
      return m.bing_bang_ev_cards_dealt();
    default:
      return null;
  }
}

function laidOut(name: string, { table }: View): string {
  const known = table.options.acquainted ? [m.bing_bang_ev_acquainted({ n: Math.floor(table.tokens.length / table.seats) })] : [];
  return [m.bing_bang_ev_laid_out({ name }), ...known].join(" ");
}

/** Turns, missions, cards, piracy and the end. */
function courseWords(event: Event, view: View, names: readonly string[]): string | null {
  const name = "seat" in event ? (names[event.seat] ?? "") : "";
  switch (event.type) {
    case "turn-began":
      return m.bing_bang_ev_turn_began({ round: event.round, name, limit: event.limit });
    case "turn-missed":
      return event.repaired ? m.bing_bang_ev_repaired({ name }) : m.bing_bang_ev_turn_missed({ name });
    case "count-began":
      return m.bing_bang_ev_count_began({ name, limit: event.limit });
    case "cards-drawn":
      return event.number
        ? counted(event.number, m.bing_bang_ev_drew_one({ name }), (n) => m.bing_bang_ev_drew_many({ name, n }))
        : m.bing_bang_ev_new_mission({ name });
    case "handed-in":
      return m.bing_bang_ev_handed_in({ name, card: cardName(event.card) });
    case "mission-shown":
      return m.bing_bang_ev_shown({ name, card: missionName(event.category, event.card) });
    case "whites-swept":
      return counted(event.cells.length, m.bing_bang_ev_swept_one(), (n) => m.bing_bang_ev_swept_many({ n }));
    case "delivered":
      return m.bing_bang_ev_delivered({ name, planet: planetName(event.planet) });
    case "fetched":
      return m.bing_bang_ev_fetched({ name, pieces: event.pieces.map(pieceName).join(", ") });
    case "mission-accomplished":
      return m.bing_bang_ev_accomplished({ name, missions: event.missions, all: view.table.options.missions });
    case "robbed":
      return m.bing_bang_ev_robbed({ name, victim: names[event.victim] ?? "", piece: pieceName(event.piece) });
    case "gave-up":
      return m.bing_bang_ev_gave_up({ name });
    case "eliminated":
      return m.bing_bang_ev_eliminated({ name });
    case "ended":
      return event.winner === null ? m.bing_bang_ev_drawn() : m.bing_bang_ev_won({ name: names[event.winner] ?? "" });
    default:
      return null;
  }
}

function stockWords({ whites, reds }: Received, name: string): string {
  const what = [
    ...(whites ? [counted(Math.abs(whites), m.bing_bang_whites_one(), (n) => m.bing_bang_whites_many({ n }))] : []),
    ...(reds ? [counted(Math.abs(reds), m.bing_bang_reds_one(), (n) => m.bing_bang_reds_many({ n }))] : []),
  ].join(", ");
  return whites + reds < 0 ? m.bing_bang_ev_gave({ name, what }) : m.bing_bang_ev_received({ name, what });
}

const SOUNDS: Partial<Record<Event["type"], SoundName>> = {
  "white-laid": "wood",
  "white-taken": "wood",
  "red-laid": "thud",
  "pawn-moved": "slide",
  "flown-over": "slide",
  "token-turned": "glass",
  found: "chime",
  delivered: "chime",
  "mission-accomplished": "chime",
  rearranged: "thud",
  "planet-moved": "slide",
  damaged: "thud",
  robbed: "thud",
};

export const sound = (event: Event): SoundName | null => SOUNDS[event.type] ?? null;
