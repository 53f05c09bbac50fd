// A launch while it is being watched: who made it, and what came of it. Times are those of `watch` in the game's `view`.
import { kindOf, type Kind } from "./telling";
import type { Completed, Event, Launched } from "./wire";

const MILLISECONDS = { launched: 2600, completed: 900 };

export interface Report {
  launch: Launched;
  whole: readonly Completed[];
  kind: Kind;
  /** The sky that was probed. */
  owner: number;
}

export class Watching {
  report = $state.raw<Report | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What has just happened; the last launch of it is watched. */
  see(events: readonly Event[]): void {
    const launch = events.findLast((event) => event.type === "launched");
    if (!launch) return;
    const whole = events.filter((event) => event.type === "completed" && event.seat === launch.seat) as Completed[];
    this.end();
    this.report = { launch, whole, kind: kindOf(launch, whole), owner: 1 - launch.seat };
    this.#timer = setTimeout(() => this.end(), MILLISECONDS.launched + whole.length * MILLISECONDS.completed);
  }

  /** Seen, or nobody wants to see more of it. */
  end(): void {
    clearTimeout(this.#timer);
    this.report = null;
  }
}
