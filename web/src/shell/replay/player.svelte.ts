// Steps through a finished game: where we are, and whether it runs by itself.
import type { GameModule } from "$kit/game";
import { api } from "../api";
import { hasBoard } from "../games";
import { sound } from "../settings.svelte";
import type { GameInfo, Replay } from "../wire";
import { seatNames } from "../words";
import { stopAt, stopsOf } from "./stops";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PACE = 1400;

export class Player {
  replay = $state.raw<Replay>()!;
  at = $state(0);
  /** Where we came from, for the animation; a jump has none. */
  from = $state<number | null>(null);
  playing = $state(false);
  speed = $state<number>(1);

  readonly last = $derived.by(() => this.replay.frames.length - 1);
  readonly frame = $derived.by(() => this.replay.frames[this.at]!);
  /** The steps at which this viewer sees anything; stepping and playing go from one to the next. */
  readonly stops = $derived.by(() => stopsOf(this.replay.frames));
  /** The number of the stop that shows what is shown now. */
  readonly stop = $derived.by(() => stopAt(this.stops, this.at));
  readonly next = $derived.by(() => this.stops.find((stop) => stop > this.at) ?? this.last);
  readonly previous = $derived.by(() => this.stops.findLast((stop) => stop < this.at) ?? 0);
  readonly history = $derived.by(() => this.replay.frames.slice(0, this.at + 1).flatMap((_, step) => this.events(step)));
  readonly names = $derived.by(() => seatNames(this.replay.table, this.info.bots));
  readonly lines = $derived.by(() => this.replay.frames.map((_, id) => ({ id, text: this.#words(id) })));

  constructor(
    first: Replay,
    readonly info: GameInfo,
    readonly game: GameModule,
  ) {
    this.replay = first;
  }

  events(step: number): readonly unknown[] {
    return (this.replay.frames[step]?.events ?? []) as readonly unknown[];
  }

  /** Goes to a step; the next stop is animated and heard. */
  go(step: number): void {
    const to = Math.min(this.last, Math.max(0, step));
    this.from = to === this.next && to > this.at ? this.at : null;
    if (this.from !== null) for (const event of this.events(to).slice(0, 2)) sound(this.game.sound?.(event));
    this.at = to;
    if (to === this.last) this.playing = false;
  }

  toggle(): void {
    if (!this.playing && this.at === this.last) this.go(0);
    this.playing = !this.playing;
  }

  /** While it plays, the next stop after a while. Call it in an effect. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    const { next } = this;
    const timer = setTimeout(() => this.go(next), PACE / this.speed);
    return () => clearTimeout(timer);
  }

  /** The same game as another seat saw it. */
  async lookFrom(seat: number | null): Promise<void> {
    this.replay = await api.replay(this.replay.table.id, seat, !hasBoard(this.info.folder));
    this.from = null;
  }

  #words(step: number): string | null {
    const { view } = this.replay.frames[step]!;
    const sentences = this.events(step).map((event) => this.game.describeEvent(event, view, this.names, this.replay.seat));
    return sentences.filter((sentence) => sentence !== null).join(" ") || null;
  }
}
