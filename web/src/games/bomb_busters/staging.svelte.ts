// The stage in time: a hand points while the table still shows what was before, then the answer is seen.
import { play } from "$kit/sound";
import { ANSWERED, POINTING, sceneOf, type Bubble, type Scene } from "./scene";
import type { Event, View } from "./wire";

/** So long the end of a mission is all there is to see. */
const ENDING = 2200;

export class Staging {
  /** What is shown instead of the newest view, while somebody points. */
  before = $state.raw<View | null>(null);
  /** The hand and the cutter; null when they are gone. */
  scene = $state.raw<Scene | null>(null);
  /** Whether the answer is seen. */
  told = $state(true);
  /** How the mission ends, while that is on the stage. */
  end = $state("");
  bubbles = $state.raw<readonly Bubble[]>([]);
  /** Grows with every mistake, for what jolts. */
  jolts = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Something happened. Where there was no view before it, nothing is held back. */
  show(events: readonly Event[], view: View, previous: View | null, names: readonly string[], motion: boolean): void {
    const scene = sceneOf(events, view, names);
    if (scene === null) {
      if (events.length) this.finish();
      return;
    }
    clearTimeout(this.#timer);
    this.scene = scene;
    this.bubbles = scene.says;
    this.end = "";
    if (!scene.asks || previous === null || !motion) return this.#answer();
    this.told = false;
    this.before = previous;
    this.#timer = setTimeout(() => this.#answer(), POINTING);
  }

  /** The newest view at once: whoever acts does not wait. */
  finish(): void {
    if (this.before !== null) this.#answer();
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  #answer(): void {
    clearTimeout(this.#timer);
    const { scene } = this;
    if (scene === null) return;
    this.before = null;
    this.told = true;
    this.bubbles = [...scene.says.filter((said) => !scene.answers.some(({ stand }) => stand === said.stand)), ...scene.answers];
    this.end = scene.end;
    if (scene.jolt) this.jolts += 1;
    this.#sound(scene);
    this.#timer = setTimeout(() => this.#clear(), scene.end ? ENDING : ANSWERED);
  }

  #clear(): void {
    this.scene = null;
    this.end = "";
  }

  #sound({ cut, jolt, end }: Scene): void {
    if (end && end !== "defused") return play("boom");
    if (jolt) play("thud");
    else if (cut.length) play("snip");
  }
}
