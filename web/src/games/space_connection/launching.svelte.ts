// A launch being aimed: which craft, where, and for a first pair of lasers where the first emitter stands.
// Only the listed actions decide what can be aimed at; anything else is tried and refused with its rule.
import type { Point } from "$kit/drag";
import type { Layout } from "./geometry";
import type { Pointing } from "./pointing";
import { isLaunch, type Launch } from "./reach";
import type { Action, Fleet, Lost } from "./wire";

export type Craft = Lost["craft"];
export const CRAFTS: readonly Craft[] = ["rocket", "ship", "super-ship", "laser"];
const FIELDS = { rocket: "rockets", ship: "ships", "super-ship": "super_ships", laser: "lasers" } as const;

export const countOf = (fleet: Fleet, craft: Craft): number => fleet[FIELDS[craft]];
export const craftOf = (launch: Launch): Craft => (launch.type === "lasers" ? "laser" : launch.type);

export class Launching implements Pointing {
  #launches: () => readonly Launch[];
  #layout: () => Layout;
  #act: (action: Action) => unknown;
  #chosen = $state<Craft>("rocket");
  /** The position aimed at. */
  aim = $state<string | null>(null);
  /** Where the first emitter of a pair will stand. */
  first = $state<string | null>(null);
  /** What was launched, until the table knows of it. */
  sent = $state.raw<Launch | null>(null);
  /** A finger picked what is aimed at: it is launched by an answer. */
  picked = $state(false);

  constructor(actions: () => readonly Action[], layout: () => Layout, act: (action: Action) => unknown) {
    this.#launches = () => actions().filter(isLaunch);
    this.#layout = layout;
    this.#act = act;
  }

  readonly available: ReadonlySet<Craft> = $derived.by(() => new Set(this.#launches().map(craftOf)));

  /** The craft in the hand: the chosen one as long as it can be launched. */
  readonly craft: Craft = $derived.by(() => {
    const { available } = this;
    return available.has(this.#chosen) ? this.#chosen : (CRAFTS.find((craft) => available.has(craft)) ?? this.#chosen);
  });

  choose(craft: Craft): void {
    this.reset();
    this.#chosen = craft;
  }

  /** Where the craft in the hand can go. */
  readonly targets: ReadonlySet<string> = $derived.by(
    () =>
      new Set(
        this.#mine().flatMap((launch) => {
          if (launch.type !== "lasers") return [launch.at];
          if (this.first === null) return [...launch.at];
          return launch.at.includes(this.first) ? launch.at.filter((at) => at !== this.first) : [];
        }),
      ),
  );

  /** The launch aimed at, listed or not; null while there is none, or only one end of a pair. */
  get launch(): Launch | null {
    return this.aim === null ? null : this.#launchAt(this.aim);
  }

  readonly isPair: boolean = $derived.by(
    () => this.craft === "laser" && this.#mine().some((launch) => launch.type === "lasers"),
  );

  hover(point: Point | null): void {
    this.picked = false;
    this.aim = point && this.#meant(point);
  }

  press(point: Point): void {
    this.hover(point);
  }

  drag(point: Point): void {
    this.hover(point);
  }

  /** A click launches at once. */
  release(point: Point): void {
    this.hover(point);
    void this.go();
  }

  /** Fingers mean the nearest place that is open to the craft. */
  nearest(point: Point): string | null {
    return this.#layout().nearest(point, this.targets, this.craft === "super-ship" ? 2.4 : 1.1);
  }

  /** A finger aims, and an answer launches; only the first end of a pair is put down at once. */
  pick(at: string | null): void {
    this.aim = at;
    this.picked = at !== null && this.launch !== null;
    if (!this.picked) void this.go();
  }

  cancel(): void {
    this.picked = false;
    this.aim = null;
  }

  /** Launches what is aimed, or puts down the first end of a pair. */
  async go(): Promise<void> {
    const { aim, launch } = this;
    if (launch !== null) {
      this.sent = launch;
      await this.#act(launch);
      this.cancel();
      this.first = null;
    } else if (aim !== null) {
      this.first = this.first === aim || !this.targets.has(aim) ? null : aim;
      this.aim = null;
    }
  }

  reset(): void {
    this.cancel();
    this.first = null;
    this.sent = null;
  }

  #mine(): readonly Launch[] {
    const { craft } = this;
    return this.#launches().filter((launch) => craftOf(launch) === craft);
  }

  #launchAt(at: string): Launch | null {
    const { craft, first } = this;
    if (!this.isPair) return { type: craft, at };
    if (first === null || at === first) return null;
    const pairs = this.#mine().filter((launch) => launch.type === "lasers");
    return pairs.find((pair) => pair.at.includes(first) && pair.at.includes(at)) ?? { type: "lasers", at: [first, at] };
  }

  /** Few places are open to large craft: the nearest of them is meant. Elsewhere it is the nearest position. */
  #meant(point: Point): string | null {
    const layout = this.#layout();
    if (this.craft === "super-ship") return layout.nearest(point, this.targets, 2.4);
    const near = this.craft === "laser" ? layout.nearest(point, this.targets, 0.9) : null;
    return near ?? layout.nearest(point);
  }
}
