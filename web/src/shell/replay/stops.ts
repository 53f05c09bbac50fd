// Where a replay stops: the steps at which the chosen viewer sees anything. Pure, so that it can be tested.
import type { ReplayFrame } from "../wire";

/** The start, every step that is heard of or changes the view, and the end. What others draft in secret is passed over. */
export function stopsOf(frames: readonly Pick<ReplayFrame, "view" | "events">[]): number[] {
  const views = frames.map((frame) => JSON.stringify(frame.view));
  return frames.flatMap(({ events }, step) => {
    const shown = (events as readonly unknown[]).length > 0 || views[step] !== views[step - 1];
    return shown || step === frames.length - 1 ? [step] : [];
  });
}

/** The number of the last stop that is not after a step: what is seen there is what is seen at the step. */
export const stopAt = (stops: readonly number[], step: number): number =>
  Math.max(0, stops.findLastIndex((stop) => stop <= step));
