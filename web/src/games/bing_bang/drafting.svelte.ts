// A Bing Bang being prepared: the sky is shown as the card would leave it, and nothing is played yet.
import type { Card } from "./names";
import { NOWHERE, placeOf, rearranged, withPlanets, type Fourfold } from "./sky";
import type { Action, PublicState, View } from "./wire";

const STILL: Fourfold = [0, 1, 2, 3];
const UNTURNED: Fourfold = [0, 0, 0, 0];
const EARTH = 0;

export class Drafting {
  card = $state.raw<Card | null>(null);
  /** The first of two sectors. */
  picked = $state<number | null>(null);
  sources = $state.raw<Fourfold>(STILL);
  turns = $state.raw<Fourfold>(UNTURNED);
  /** The planets picked, and the new cell of Earth. */
  planets = $state.raw<readonly number[]>([]);
  earth = $state<number | null>(null);

  readonly #view: () => View;
  readonly #actions: () => readonly Action[];
  readonly table = $derived.by((): PublicState => this.#preview(this.#view().table));
  /** The Bing Bang as drafted, if it is one of the listed ones. */
  readonly ready = $derived.by((): Action | null => this.#actions().find((action) => this.#is(action)) ?? null);

  constructor(view: () => View, actions: () => readonly Action[]) {
    this.#view = view;
    this.#actions = actions;
  }

  get bySectors(): boolean {
    return this.card !== null && !["swap-planets", "move-earth", "scatter-planets"].includes(this.card);
  }

  get empty(): boolean {
    return this.earth === null && !this.planets.length && this.sources.every((source, place) => source === place);
  }

  begin(card: Card | null): void {
    this.card = card;
    this.sources = STILL;
    this.turns = UNTURNED;
    this.planets = [];
    this.earth = null;
    const { table } = this.#view();
    const pawn = table.books[table.turn.seat]?.pawn ?? NOWHERE;
    const own = card === "swap-my-sector" ? pawn : card === "swap-earth-sector" ? table.planets[EARTH] : undefined;
    this.picked = own === undefined ? null : placeOf(own);
  }

  /** Answers whether the tap meant something to the draft. */
  tap(cell: number): boolean {
    if (this.bySectors) this.pick(placeOf(cell));
    else if (this.card === "swap-planets") this.#tapPlanet(this.table.planets.indexOf(cell));
    else return this.#tapEarth(cell);
    return true;
  }

  /** Two sectors picked one after the other change places. A card for two undoes what it did before. */
  pick(place: number): void {
    const first = this.picked;
    if (first === null || first === place) {
      this.picked = first === null ? place : null;
      return;
    }
    if (this.card !== "rearrange") [this.sources, this.turns] = [STILL, UNTURNED];
    const [sources, turns] = [[...this.sources], [...this.turns]];
    [sources[first], sources[place]] = [sources[place] ?? place, sources[first] ?? first];
    [turns[first], turns[place]] = [turns[place] ?? 0, turns[first] ?? 0];
    this.sources = sources as unknown as Fourfold;
    this.turns = turns.map((turn, i) => (sources[i] === i ? 0 : turn)) as unknown as Fourfold;
    this.picked = this.card === "swap-my-sector" || this.card === "swap-earth-sector" ? first : null;
  }

  moved(place: number): boolean {
    return this.sources[place] !== place;
  }

  turn(place: number): void {
    if (!this.moved(place)) return;
    this.turns = this.turns.map((turn, i) => (i === place ? (turn + 1) % 4 : turn)) as unknown as Fourfold;
  }

  #tapPlanet(planet: number): void {
    if (planet < 0) return;
    const others = this.planets.filter((other) => other !== planet);
    this.planets = others.length < this.planets.length ? others : [...others.slice(-1), planet];
  }

  #tapEarth(cell: number): boolean {
    if (!this.#actions().some((action) => action.type === "move-earth" && action.cell === cell)) return false;
    this.earth = cell;
    return true;
  }

  #preview(table: PublicState): PublicState {
    if (this.bySectors) return rearranged(table, this.sources, this.turns);
    if (this.earth !== null) return withPlanets(table, new Map([[EARTH, this.earth]]));
    const [one, other] = this.planets;
    if (one === undefined || other === undefined) return table;
    const cell = (planet: number): number => table.planets[planet] ?? NOWHERE;
    return withPlanets(table, new Map([[one, cell(other)], [other, cell(one)]]));
  }

  #is(action: Action): boolean {
    const same = (these: readonly number[], those: readonly number[]): boolean => these.join() === those.join();
    if (action.type === "rearrange") {
      return this.bySectors && action.card === this.card && same(action.sources, this.sources) && same(action.turns, this.turns);
    }
    if (action.type === "swap-planets") {
      return this.card === "swap-planets" && same(action.planets, [...this.planets].sort((a, b) => a - b));
    }
    if (action.type === "scatter") return this.card === "scatter-planets";
    return action.type === "move-earth" && this.card === "move-earth" && action.cell === this.earth;
  }
}
