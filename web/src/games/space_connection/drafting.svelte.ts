// Laying out planets by painting. The table takes one step at a time: strokes run ahead and their steps wait in line.
import type { Point } from "$kit/drag";
import { PITCH, type Layout } from "./geometry";
import type { Pointing } from "./pointing";
import type { Action } from "./wire";

export interface Table {
  layout: Layout;
  /** The planets that the table knows of, and how many there may be. */
  planets: readonly string[];
  most: number;
  actions: readonly Action[];
  version: number;
  /** Whether a step of this seat led to this version. */
  stepped: boolean;
  /** Whether a step can be sent now. */
  open: boolean;
}

export class Drafting implements Pointing {
  #table: () => Table;
  #act: (action: Action) => void;
  /** Positions that shall have a planet, or none, and where the table does not know yet. */
  #wanted = $state<ReadonlyMap<string, boolean>>(new Map());
  #next = $state<Action | null>(null);
  /** The version of the table at which something was sent, and whether that was `#next`. */
  #sent: number | null = null;
  #asked = false;
  #painting = true;
  #last: Point | null = null;
  /** The position under the finger or the mouse. */
  aim = $state<string | null>(null);

  constructor(table: () => Table, act: (action: Action) => void) {
    this.#table = table;
    this.#act = act;
  }

  /** The planets as they will be when every step has been taken. */
  readonly planets: readonly string[] = $derived.by(() => {
    const kept = this.#table().planets.filter((at) => this.#wanted.get(at) !== false);
    const added = [...this.#wanted].filter(([at, put]) => put && !kept.includes(at)).map(([at]) => at);
    return [...kept, ...added];
  });

  hover(point: Point | null): void {
    this.aim = point && this.#table().layout.nearest(point);
  }

  /** The first position of a stroke of the mouse says whether it lays planets or takes them back. */
  press(point: Point): void {
    this.hover(point);
    this.#last = point;
    this.#begin(this.aim);
  }

  drag(point: Point): void {
    for (const step of between(this.#last ?? point, point)) {
      this.hover(step);
      if (this.aim !== null && !this.#isFull()) this.#paint(this.aim);
    }
    this.#last = point;
  }

  release(): void {}

  cancel(): void {
    this.aim = null;
  }

  nearest(point: Point): string | null {
    return this.#table().layout.nearest(point);
  }

  pick(at: string | null): void {
    this.aim = null;
    this.#begin(at);
  }

  /** All planets at once: whatever waits in line is dropped. */
  replace(action: Action): void {
    this.#wanted = new Map();
    this.then(action);
  }

  /** Something to do when every step has been taken. */
  then(action: Action): void {
    this.#sent = null;
    this.#asked = false;
    this.#next = action;
  }

  /** Sends the next step, once for each version of the table: the other seat may have been quicker, and a step that
   * came too late is sent again. Call it in an effect. */
  send(): void {
    const { version, open } = this.#table();
    this.#forget();
    // Both are looked at first: whatever is asked for after a refusal has the effect run again.
    const [[step], next] = [[...this.#wanted], this.#next];
    const action = step ? put(...step) : next;
    if (!open || version === this.#sent || action === null) return;
    this.#asked = !step;
    this.#sent = version;
    this.#act(action);
  }

  /** Drops what the table shows by now, and what it would not take. */
  #forget(): void {
    const { planets, actions, version, stepped } = this.#table();
    const listed = (action: Action): boolean => actions.some((other) => isSame(action, other));
    const left = [...this.#wanted].filter(([at, wanted]) => planets.includes(at) !== wanted && listed(put(at, wanted)));
    if (left.length !== this.#wanted.size) this.#wanted = new Map(left);
    if (this.#asked && version !== this.#sent && this.#next && (stepped || !listed(this.#next))) this.#next = null;
  }

  #begin(at: string | null): void {
    this.#sent = null;
    if (at === null) return;
    this.#painting = !this.planets.includes(at);
    if (this.#isFull()) this.then({ type: "put", at });
    else this.#paint(at);
  }

  #paint(at: string): void {
    if (this.planets.includes(at) !== this.#painting) this.#wanted = new Map(this.#wanted).set(at, this.#painting);
  }

  #isFull(): boolean {
    return this.#painting && this.planets.length >= this.#table().most;
  }
}

const put = (at: string, wanted: boolean): Action => ({ type: wanted ? "put" : "remove", at });

const isSame = (one: Action, other: Action): boolean =>
  one.type === other.type && (!("at" in one) || !("at" in other) || one.at === other.at);

/** Points on the way, close enough that no position is jumped over. */
function between(from: Point, to: Point): Point[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (PITCH / 3)));
  return Array.from({ length: steps }, (_, step) => {
    const share = (step + 1) / steps;
    return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
  });
}
