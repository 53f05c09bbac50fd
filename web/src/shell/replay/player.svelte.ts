// Steps through a finished game: where we are, and whether it runs by itself.
import type { GameModule, Scene } from "$kit/game";
import { Stage } from "../../stage/stage.svelte";
import { api } from "../api";
import { hasBoard } from "../games";
import { sound } from "../settings.svelte";
import { playedOf, told, turnsOf, type Telling } from "../table/turns";
import type { GameInfo, Replay } from "../wire";
import { seatNames } from "../words";
import { entriesOf, startOf, stopsOf, turnStopsOf } from "./stops";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds that a turn is shown for while the game plays by itself, its scenes among them. */
const PACE = 1600;
/** Milliseconds that it is shown for once its scenes are over. */
const REST = 500;

/** A step that is shown, and the one we came from, for the animation; a jump has none. */
interface Stop {
  readonly at: number;
  readonly from: number | null;
}

export class Player {
  replay = $state.raw<Replay>()!;
  playing = $state(false);
  speed = $state<number>(1);
  readonly stage = new Stage<Stop>({ scenes: (stop) => this.#scenesOf(stop), show: () => undefined });

  /** Milliseconds that the scenes of what is shown take. */
  #watched = 0;

  readonly at = $derived.by(() => this.stage.shown?.at ?? 0);
  readonly from = $derived.by(() => this.stage.shown?.from ?? null);
  readonly last = $derived.by(() => this.replay.frames.length - 1);
  readonly frame = $derived.by(() => this.replay.frames[this.at]!);
  /** The steps at which this viewer sees anything. */
  readonly stops = $derived.by(() => stopsOf(this.replay.frames));
  readonly next = $derived.by(() => this.stops.find((stop) => stop > this.at) ?? this.last);
  readonly previous = $derived.by(() => this.stops.findLast((stop) => stop < this.at) ?? 0);
  readonly entries = $derived.by(() => entriesOf(this.replay.frames));
  readonly turns = $derived.by(() => turnsOf(this.entries, this.game.opensTurn));
  /** The first position worth seeing, and from there on the steps that end a turn. */
  readonly start = $derived.by(() => startOf(this.replay.frames, this.turns));
  readonly turnStops = $derived.by(() => turnStopsOf(this.turns, this.start, this.last));
  /** The number of the turn that is shown; 0 before the first one. */
  readonly turn = $derived.by(() => this.turnStops.findIndex((stop) => stop >= this.at));
  readonly nextTurn = $derived.by(() => this.turnStops.find((stop) => stop > this.at) ?? this.last);
  readonly previousTurn = $derived.by(() => this.turnStops.findLast((stop) => stop < this.at) ?? 0);
  readonly history = $derived.by(() => this.between(-1, this.at));
  readonly names = $derived.by(() => seatNames(this.replay.table, this.info.bots));
  readonly telling: Telling = $derived.by(() => ({
    game: this.game,
    view: this.frame.view,
    names: this.names,
    me: this.replay.seat,
  }));
  readonly story = $derived.by(() => this.#story());

  constructor(
    first: Replay,
    readonly info: GameInfo,
    readonly game: GameModule,
    step: number | null = null,
  ) {
    this.replay = first;
    this.#jump(step === null ? this.start : Math.min(step, this.last));
  }

  /** What happened after one step, until another. */
  between(from: number, to: number): readonly unknown[] {
    return this.entries.filter(({ id }) => id > from && id <= to).map(({ event }) => event);
  }

  /** What a step did, in words. */
  said(step: number): string | null {
    const view = this.replay.frames[step]?.view;
    const events = this.between(step - 1, step);
    const sentences = events.map((event) => this.game.describeEvent(event, view, this.names, this.replay.seat));
    return sentences.filter((sentence) => sentence !== null).join(" ") || null;
  }

  /** Goes to a step; the next move and the end of the next turn are animated and heard. */
  go(step: number): void {
    const to = Math.min(this.last, Math.max(0, step));
    const from = to > this.at && (to === this.next || to === this.nextTurn) ? this.at : null;
    if (from !== null) for (const event of this.between(from, to).slice(-2)) sound(this.game.sound?.(event));
    this.stage.arrive({ at: to, from }, true);
    if (to === this.last) this.playing = false;
  }

  toggle(): void {
    if (!this.playing && this.at === this.last) this.go(this.start);
    this.playing = !this.playing;
  }

  /** While it plays, the next turn once this one was seen. Call it in an effect. */
  run(): (() => void) | undefined {
    if (!this.playing || this.stage.scene) return undefined;
    const { nextTurn } = this;
    const timer = setTimeout(() => this.go(nextTurn), Math.max(REST, PACE - this.#watched) / this.speed);
    return () => clearTimeout(timer);
  }

  /** The same game as another seat saw it. */
  async lookFrom(seat: number | null): Promise<void> {
    this.replay = await api.replay(this.replay.table.id, seat, !hasBoard(this.info.folder));
    this.#jump(this.at);
  }

  #jump(at: number): void {
    this.stage.arrive({ at, from: null }, true);
  }

  /** The scenes between two steps, for as long as people need to follow all that lies between them. */
  #scenesOf({ at, from }: Stop): readonly Scene[] {
    this.#watched = 0;
    if (from === null || !this.game.scenes) return [];
    const { frames, seat: me } = this.replay;
    const [before, after, events] = [frames[from]!.view, frames[at]!.view, this.between(from, at)];
    const watch = frames.slice(from + 1, at + 1).reduce((sum, frame) => sum + frame.watch, 0);
    const scenes = this.game.scenes({ events, before, after, names: this.names, me, watch });
    this.#watched = scenes.reduce((sum, { ms }) => sum + ms, 0);
    return scenes.map((scene) => ({ ...scene, ms: scene.ms / this.speed }));
  }

  /** All turns in words. Each is told by what the table showed when it was over. */
  #story() {
    const { game, names, replay } = this;
    return playedOf(this.turns, this.replay.frames[this.last]!.seat).flatMap((turn) => {
      const { view } = replay.frames[turn.entries.at(-1)!.id]!;
      return told(turn, { game, view, names, me: replay.seat }) ?? [];
    });
  }
}
