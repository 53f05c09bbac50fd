// What happened, folded into turns as people would tell it. Pure, so that it can be tested.
import type { GameModule } from "$kit/game";

/** One thing that happened, by its number in the log; in a replay by the number of its step. */
export interface Numbered {
  readonly id: number;
  readonly event: unknown;
}

/** `seat` is whose turn it is; null for what comes before the first one, as a deal. */
export interface Turn {
  readonly seat: number | null;
  readonly entries: readonly Numbered[];
}

/** A sentence of the log; in a replay `id` is the step that it tells of. */
export interface LogLine {
  readonly id: number;
  readonly text: string;
}

/** A turn in one sentence, and its single sentences as details. `first` and `last` are the numbers it goes over. */
export interface ToldTurn {
  readonly seat: number | null;
  readonly first: number;
  readonly last: number;
  readonly said: string;
  readonly lines: readonly LogLine[];
}

/** What is needed to put a turn into words. */
export interface Telling {
  readonly game: Pick<GameModule, "describeEvent" | "tellTurn" | "ending">;
  readonly view: unknown;
  readonly names: readonly string[];
  readonly me: number | null;
}

/** About so many letters of single sentences stand for a turn that its game does not tell. */
const SHORT = 120;

/** The turns, in order: by `opens`, or where that is missing by whose doing an event is. */
export function turnsOf(entries: readonly Numbered[], opens?: (event: unknown) => boolean): Turn[] {
  const turns: { seat: number | null; entries: Numbered[]; begun: boolean }[] = [];
  for (const entry of entries) {
    const seat = seatOf(entry.event);
    const now = turns.at(-1);
    const begins = opens ? opens(entry.event) : seat !== null && seat !== now?.seat;
    if (begins) turns.push({ seat, entries: [entry], begun: true });
    else if (!now) turns.push({ seat: null, entries: [entry], begun: false });
    else {
      if (now.begun) now.seat ??= seat;
      now.entries.push(entry);
    }
  }
  return turns;
}

/** Whose doing an event is; chance and clock are seats below zero. */
export function seatOf(event: unknown): number | null {
  const seat = (event as { seat?: unknown } | null)?.seat;
  return typeof seat === "number" && seat >= 0 ? seat : null;
}

/** A turn in words; null where it needs none. */
export function told(turn: Turn, telling: Telling): ToldTurn | null {
  const { game, view, names, me } = telling;
  const [first, last] = [turn.entries[0], turn.entries.at(-1)];
  if (!first || !last) return null;
  const lines = linesOf(turn.entries, telling);
  const events = turn.entries.map(({ event }) => event);
  const said = game.tellTurn ? game.tellTurn(events, view, names, me) : shortened(lines.map(({ text }) => text));
  return said ? { seat: turn.seat, first: first.id, last: last.id, said, lines } : null;
}

/** The single sentences; those of one step in one line. */
function linesOf(entries: readonly Numbered[], { game, view, names, me }: Telling): LogLine[] {
  const lines: LogLine[] = [];
  for (const { id, event } of entries) {
    const text = game.describeEvent(event, view, names, me);
    if (text === null) continue;
    const before = lines.at(-1);
    if (before?.id === id) lines[lines.length - 1] = { id, text: `${before.text} ${text}` };
    else lines.push({ id, text });
  }
  return lines;
}

function shortened(sentences: readonly string[]): string {
  let said = "";
  for (const sentence of sentences) {
    if (said && said.length + sentence.length > SHORT) return `${said} …`;
    said = said ? `${said} ${sentence}` : sentence;
  }
  return said;
}

/** Whether the details of a turn say more than its sentence does. */
export const hasMore = ({ said, lines }: ToldTurn): boolean =>
  lines.length > 0 && lines.map(({ text }) => text).join(" ") !== said;

/** The turns in which somebody has moved: the newest one may only have been opened. `last` is who made the last move. */
export function playedOf(turns: readonly Turn[], last: number | null): readonly Turn[] {
  const newest = turns.at(-1);
  if (!newest || newest.seat === null || newest.seat === last) return turns;
  const own = newest.entries.filter(({ event }) => seatOf(event) === newest.seat);
  return own.length < 2 ? turns.slice(0, -1) : turns;
}

/** Others' turns since I last acted, the latest first. `last` is who made the last move. */
export function sinceMine(turns: readonly Turn[], me: number | null, last: number | null): Turn[] {
  if (me === null || last === null || last === me) return [];
  const played = playedOf(turns, last);
  const mine = played.findLastIndex((turn) => turn.seat === me);
  return played
    .slice(mine + 1)
    .filter((turn) => turn.seat !== null)
    .reverse();
}
