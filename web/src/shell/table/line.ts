// The line of the voice at a table: trouble first, then the end, the hand-over, and whose turn it is.
import { m } from "$messages";
import { capital, clipped, clippedAt, toWhom } from "$kit/names";
import type { Line } from "../../stage/line";
import { api } from "../api";
import { commitmentFor } from "../fair/numbers";
import { hintWords } from "../room/hint";
import { inList, showRefusal } from "../words";
import { outcomeTitle } from "./result";
import type { Room } from "./room.svelte";

/** Letters of a name that stands alone in the line, and of names that stand beside each other. */
const ALONE = 18;
const SEVERAL = 12;

/** The line of the voice for the frame that the board shows. */
export function lineOf(room: Room): Line {
  const turn = room.outcome || room.table.closed ? "over" : room.myTurn ? "mine" : "theirs";
  const marks = room.outcome ? [] : room.awaited.map((seat) => ({ seat, colour: room.marks[seat]!.colour }));
  return { turn, marks, ...(trouble(room) ?? hint(room) ?? { says: words(room), answer: answer(room) }) };
}

type Said = Pick<Line, "says" | "urgent" | "answer">;

function trouble(room: Room): Said | null {
  const { table } = room;
  if (room.live.connection === "lost") return { says: m.connection_lost(), urgent: true };
  if (table.closed) return { says: m.civil_closed(), urgent: true };
  const pause = table.status === "running" ? table.pause : null;
  if (!pause) return null;
  const names = inList((pause.away ?? []).map((seat) => clipped(room.names[seat] ?? "")));
  const says = pause.why === "away" && names ? m.pause_away({ names }) : m.pause_host();
  const resume = (): void => void api.pause(table.id, false).catch((fault: unknown) => showRefusal(fault));
  return { says, urgent: true, answer: table.hosting ? { label: m.pause_go_on(), act: resume } : null };
}

/** The hint of this turn, for whoever asked. */
function hint(room: Room): Said | null {
  const { advised, hinted } = room;
  if (hinted === null) return null;
  if (advised?.best == null || !room.frame) return { says: hinted };
  const playable = !room.game.onBoard?.(advised.best);
  const says = hintWords(room.game, advised.best, room.frame.view, room.names);
  return { says, answer: playable ? { label: m.stage_play_it(), act: () => room.live.act(advised.best) } : null };
}

function words(room: Room): string {
  if (room.outcome) return outcomeTitle(room, room.outcome);
  if (room.handOver !== null) return m.stage_hand_over({ name: clipped(room.names[room.handOver]!) });
  const { frame } = room;
  if (frame && room.canAct && !room.shared) {
    const asked = room.game.prompt?.(frame.view, frame.seat!, room.offered, room.names.map(clipped));
    if (asked) return asked;
  }
  if (room.awaited.length === 0) return m.turn_nobody();
  if (room.myTurn && !room.shared) return room.awaited.length === 1 ? m.your_turn() : m.your_turn_too();
  const most = room.awaited.length === 1 ? ALONE : SEVERAL;
  const called = room.awaited.map((seat) => toWhom(clippedAt(room.names[seat]!, most)));
  const theirs = capital(m.turn_of({ names: inList(called) }));
  const standing = aside(room);
  return standing ? `${standing} · ${theirs}` : theirs;
}

/** The standing of a reader who does not play. */
function aside(room: Room): string {
  if (room.mine.length) return "";
  return room.table.seats.some((seat) => seat.left && seat.mine) ? m.clock_timeout() : m.watching();
}

function answer(room: Room): Line["answer"] {
  if (room.outcome) return room.ended ? { label: m.result(), act: () => room.showEnd() } : null;
  if (room.handOver !== null && !room.curtained) return { label: m.stage_it_is_me(), act: () => room.takeScreen(), calls: true };
  const left = room.table.seats.flatMap((seat, number) => (seat.left && seat.mine ? [number] : []));
  const back = left.find((seat) => !room.outOfTime.includes(seat));
  if (back !== undefined) return { label: m.seat_return(), act: () => void comeBack(room, back) };
  const missed = room.missed.length;
  return missed ? { label: m.stage_missed({ count: missed }), act: () => room.tellMissed() } : null;
}

async function comeBack(room: Room, seat: number): Promise<void> {
  await api.sit(room.table.id, seat, commitmentFor(room.table.id)).catch((fault: unknown) => showRefusal(fault));
}
