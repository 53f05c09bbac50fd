// The frame that is shown now. Frames arrive in a queue; a frame is shown once the scene of the one before it is over, was
// skipped, or the reader acts. Voice, dock, list, log and board all read `shown`, so that none of them is ahead of another.
import type { Scene } from "$kit/game";

/** Milliseconds that the scene of one frame takes at most. */
export const LONGEST = 3000;
/** With more frames waiting the newest is shown at once. */
const MOST_WAITING = 3;

export interface StageOptions<Shown> {
  /** The scenes between the frame before and this one; empty where there is nothing to see. */
  scenes(next: Shown): readonly Scene[];
  /** Called when a frame is shown, before its scene. */
  show(next: Shown): void;
  /** Called when the last scene is over and nothing waits. */
  rest?(): void;
}

export class Stage<Shown> {
  /** The frame that everything reads; null before the first one. */
  shown = $state.raw<Shown | null>(null);
  /** The scene that is played now; null at rest. */
  scene = $state.raw<Scene | null>(null);
  #queue: Shown[] = [];
  #rest: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly options: StageOptions<Shown>) {}

  /** True while something waits to be shown, or is being shown. */
  get isBehind(): boolean {
    return this.#queue.length > 0;
  }

  /** Takes a frame. `now` shows it at once, and with it all that waited: the reader's own move is never held back. */
  arrive(next: Shown, now = false): void {
    this.#queue.push(next);
    if (now || document.hidden || this.#queue.length > MOST_WAITING) return this.catchUp();
    if (this.scene === null) this.#next();
  }

  /** Ends the scene; what waits is shown. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#rest = [];
    this.scene = null;
    this.#next();
  }

  /** Says captions one after the other, over what is shown. */
  tell(scenes: readonly Scene[]): void {
    clearTimeout(this.#timer);
    this.#rest = [...scenes];
    this.#step();
  }

  /** Shows the newest frame at once, and its scene. */
  catchUp(): void {
    clearTimeout(this.#timer);
    const waiting = this.#queue;
    this.#queue = [];
    for (const next of waiting.slice(0, -1)) this.#show(next);
    const newest = waiting.at(-1);
    if (newest !== undefined) this.#play(newest);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  #next(): void {
    const next = this.#queue.shift();
    if (next === undefined) this.options.rest?.();
    else this.#play(next);
  }

  #show(next: Shown): void {
    this.scene = null;
    this.#rest = [];
    this.shown = next;
    this.options.show(next);
  }

  #play(next: Shown): void {
    const scenes = shortened(this.options.scenes(next));
    this.#show(next);
    this.#rest = scenes;
    this.#step();
  }

  #step(): void {
    const [scene, ...rest] = this.#rest;
    this.#rest = rest;
    this.scene = scene ?? null;
    if (scene) this.#timer = setTimeout(() => this.#step(), scene.ms);
    else this.#next();
  }
}

/** Scenes that together take no longer than a scene may. */
function shortened(scenes: readonly Scene[]): Scene[] {
  const whole = scenes.reduce((sum, { ms }) => sum + ms, 0);
  if (whole <= LONGEST) return [...scenes];
  return scenes.map((scene) => ({ ...scene, ms: (scene.ms * LONGEST) / whole }));
}
