// What a tap on the sky means: the listed actions by cell, the mode, and the Bing Bang being prepared.
import type { Card } from "./names";
import { beside, placeOf, rearranged, type Fourfold } from "./sky";
import type { Action, Table, View } from "./wire";
import { cardOf } from "./words";

export type Mode = "auto" | "lay" | "take" | "red" | "note";

/** The actions of the modes that may run out of them. */
const KINDS: Partial<Record<Mode, Action["type"]>> = { lay: "lay", take: "take", red: "lay-red" };

/** The actions that belong to a cell, by kind and cell. */
type Listed = ReadonlyMap<string, Action>;
const FORCED = ["set-token", "set-planet", "warp", "peek", "lift-planet"] as const;
const AUTO = ["fly", "move", "take", "lay"] as const;
const STILL: Fourfold = [0, 1, 2, 3];
const UNTURNED: Fourfold = [0, 0, 0, 0];

export class Choosing {
  mode = $state<Mode>("auto");
  card = $state.raw<Card | null>(null);
  /** The first of two planets, or the first of two places, picked for a Bing Bang. */
  picked = $state<number | null>(null);
  sources = $state.raw<Fourfold>(STILL);
  turns = $state.raw<Fourfold>(UNTURNED);

  readonly #view: () => View;
  readonly #actions: () => readonly Action[];
  readonly #act: (action: Action) => void;
  readonly listed = $derived.by(() => this.#list());
  readonly kinds = $derived.by(() => new Set(this.#actions().map((action) => action.type)));
  readonly cards = $derived.by(() => new Set(this.#actions().map(cardOf)));
  /** The table to show: as it lies, or as the Bing Bang being prepared would leave it. */
  readonly table = $derived.by((): Table => (this.drafted ? rearranged(this.#view().table, this.sources, this.turns) : this.#view().table));

  constructor(view: () => View, actions: () => readonly Action[], act: (action: Action) => void) {
    this.#view = view;
    this.#actions = actions;
    this.#act = act;
  }

  get bySectors(): boolean {
    return this.card !== null && this.card !== "swap-planets" && this.card !== "move-earth";
  }

  get drafted(): boolean {
    return this.bySectors && this.sources.some((source, place) => source !== place);
  }

  /** The Bing Bang as drafted, if it is one of the listed ones. */
  get rearrangement(): Action | null {
    if (!this.drafted) return null;
    const same = (one: readonly number[], other: readonly number[]): boolean => one.every((n, i) => n === other[i]);
    const found = this.#actions().find(
      (action) =>
        action.type === "rearrange" &&
        action.card === this.card &&
        same(action.sources, this.sources) &&
        same(action.turns, this.turns),
    );
    return found ?? null;
  }

  /** The cells to light up: of forced choices, of the pawn's ways, or of the chosen mode. */
  readonly targets = $derived.by((): readonly number[] => {
    const kinds: readonly string[] =
      this.card === "move-earth" ? ["move-earth"]
      : this.card !== null ? []
      : [KINDS[this.mode] ?? [...FORCED, "move", "fly"]].flat();
    return [...this.listed.keys()].flatMap((key) => {
      const [kind = "", cell] = key.split(":");
      return kinds.includes(kind) ? [Number(cell)] : [];
    });
  });

  choose(card: Card | null): void {
    this.reset();
    const scatter = this.#actions().find((action) => action.type === "scatter");
    if (card === "scatter-planets" && scatter) this.#act(scatter);
    else this.card = card;
  }

  /** Plays the Bing Bang as drafted. */
  play(): void {
    const action = this.rearrangement;
    if (action) this.#send(action);
  }

  /** A mode or a card that has nothing left to do gives way. */
  refresh(): void {
    if (this.card !== null && this.#actions().length && !this.cards.has(this.card)) this.reset();
    const kind = KINDS[this.mode];
    if (kind !== undefined && this.#actions().length && !this.kinds.has(kind)) this.mode = "auto";
  }

  reset(): void {
    this.card = null;
    this.clear();
  }

  clear(): void {
    this.picked = null;
    this.sources = STILL;
    this.turns = UNTURNED;
  }

  /** Answers whether the tap did something. */
  tap(cell: number): boolean {
    if (this.card !== null) return this.#tapCard(cell);
    if (this.mode === "note") return false;
    const kinds = this.mode === "auto" ? [...FORCED, ...AUTO] : [KINDS[this.mode]];
    for (const kind of kinds) {
      const action = this.listed.get(`${kind}:${cell}`);
      if (action) return this.#send(action);
    }
    return this.#tryAnyway(cell);
  }

  /** What is not listed is sent where the refusal teaches the rule. */
  #tryAnyway(cell: number): boolean {
    const { table } = this.#view();
    if (!this.#actions().length || table.phase !== "turn") return false;
    if (this.mode === "lay" || this.mode === "take") return this.#send({ type: this.mode, cell });
    if (this.mode === "red") return this.#send({ type: "lay-red", cell });
    const pawn = table.books[table.turn.seat]?.pawn ?? -1;
    if (!beside(pawn, cell)) return false;
    return this.#send(table.tokens.includes(cell) ? { type: "fly", over: cell, to: 2 * cell - pawn } : { type: "move", cell });
  }

  #tapCard(cell: number): boolean {
    if (this.card === "move-earth") return this.#send(this.listed.get(`move-earth:${cell}`) ?? { type: "move-earth", cell });
    if (this.card === "swap-planets") return this.#tapPlanet(this.#view().table.planets.indexOf(cell));
    this.#tapPlace(placeOf(cell));
    return true;
  }

  #tapPlanet(planet: number): boolean {
    if (planet < 0) return false;
    const first = this.picked;
    this.picked = first === planet ? null : planet;
    if (first === null || first === planet) return true;
    return this.#send({ type: "swap-planets", planets: first < planet ? [first, planet] : [planet, first] });
  }

  /** Two places tapped one after the other change; a sector that has moved turns when it is tapped alone. */
  #tapPlace(place: number): void {
    const first = this.picked;
    const [sources, turns] = [[...this.sources], [...this.turns]];
    const turning = first === null && sources[place] !== place;
    this.picked = first === null && !turning ? place : null;
    if (turning) {
      turns[place] = ((turns[place] ?? 0) + 1) % 4;
    } else if (first !== null) {
      [sources[first], sources[place]] = [sources[place] ?? place, sources[first] ?? first];
      [turns[first], turns[place]] = [turns[place] ?? 0, turns[first] ?? 0];
    }
    this.sources = sources as unknown as Fourfold;
    this.turns = turns.map((turn, i) => (sources[i] === i ? 0 : turn)) as unknown as Fourfold;
  }

  #send(action: Action): true {
    this.reset();
    this.#act(action);
    return true;
  }

  #list(): Listed {
    const { table } = this.#view();
    const listed = new Map<string, Action>();
    for (const action of this.#actions()) {
      if (action.type === "fly") {
        listed.set(`fly:${action.over}`, action).set(`fly:${action.to}`, action);
      } else if (action.type === "peek") {
        listed.set(`peek:${table.tokens[action.token] ?? -1}`, action);
      } else if (action.type === "lift-planet") {
        listed.set(`lift-planet:${table.planets[action.planet] ?? -1}`, action);
      } else if ("cell" in action) {
        listed.set(`${action.type}:${action.cell}`, action);
      }
    }
    return listed;
  }
}
