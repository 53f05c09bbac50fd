// Where a replay begins and stops: at turns, and within them where the viewer sees anything. Pure, so that it can be tested.
import { seatOf, type Numbered, type Turn } from "../table/turns";
import type { ReplayFrame } from "../wire";

/** The start, every step that is heard of or changes the view, and the end. What others draft in secret is passed over. */
export function stopsOf(frames: readonly Pick<ReplayFrame, "view" | "events">[]): number[] {
  const views = frames.map((frame) => JSON.stringify(frame.view));
  return frames.flatMap(({ events }, step) => {
    const shown = (events as readonly unknown[]).length > 0 || views[step] !== views[step - 1];
    return shown || step === frames.length - 1 ? [step] : [];
  });
}

/** Everything that happened, by the step in which it did. */
export const entriesOf = (frames: readonly Pick<ReplayFrame, "events">[]): Numbered[] =>
  frames.flatMap(({ events }, id) => (events as readonly unknown[]).map((event) => ({ id, event })));

/** The first position worth seeing: what chance and the setup made, before anybody's first turn is played. */
export function startOf(frames: readonly Pick<ReplayFrame, "seat">[], turns: readonly Turn[]): number {
  const moved = frames.findIndex(({ seat }, step) => step > 0 && seat !== null && seat >= 0);
  const dealt = (moved < 0 ? frames.length : moved) - 1;
  const opening = turns.find(({ seat }) => seat !== null)?.entries[0];
  if (!opening) return dealt;
  const mover = frames[opening.id]?.seat ?? null;
  const own = mover !== null && mover >= 0 && mover === seatOf(opening.event);
  return Math.max(dealt, own ? opening.id - 1 : opening.id);
}

/** The steps after which a turn is over, from the first position on to the end. */
export function turnStopsOf(turns: readonly Turn[], start: number, last: number): number[] {
  const ends = turns.map(({ entries }) => entries.at(-1)!.id).filter((step) => step > start && step < last);
  return [...new Set([start, ...ends, last])];
}
