// What a tap on the sky means: the listed actions by cell, and the mode.
import { Drafting } from "./drafting.svelte";
import type { Card } from "./names";
import { NOWHERE, beside } from "./sky";
import type { Action, PublicState, View } from "./wire";
import { cardOf } from "./words";

export type Mode = "auto" | "lay" | "take" | "red" | "note";

/** The actions of the modes that may run out of them. */
const KINDS: Partial<Record<Mode, Action["type"]>> = { lay: "lay", take: "take", red: "lay-red" };
/** What is always meant by a tap where it is listed, and what is meant in this order otherwise. */
const FORCED = ["set-token", "set-planet", "warp", "peek", "lift-planet"] as const;
const AUTO = ["fly", "move", "take", "lay"] as const;

export class Choosing {
  mode = $state<Mode>("auto");
  /** The turn that the mode was chosen in. */
  #turn = "";
  readonly #view: () => View;
  readonly #actions: () => readonly Action[];
  readonly #act: (action: Action) => void;
  readonly draft: Drafting;
  /** The actions that belong to a cell, by kind and cell. */
  readonly listed = $derived.by(() => this.#list());
  readonly kinds = $derived.by(() => new Set(this.#actions().map((action) => action.type)));
  readonly cards = $derived.by(() => new Set(this.#actions().map(cardOf)));
  /** The table to show: as it lies, or as the Bing Bang being prepared would leave it. */
  readonly table = $derived.by((): PublicState => this.draft.table);

  constructor(view: () => View, actions: () => readonly Action[], act: (action: Action) => void) {
    this.#view = view;
    this.#actions = actions;
    this.#act = act;
    this.draft = new Drafting(view, actions);
  }

  /** Whether cells wait for something that is in hand, or for a choice. */
  get forced(): boolean {
    return FORCED.some((kind) => this.kinds.has(kind));
  }

  /** The cells to light up: of forced choices, of the pawn's ways, or of the chosen mode. */
  readonly targets = $derived.by((): readonly number[] => {
    const { card } = this.draft;
    const kinds: readonly string[] =
      card === "move-earth" ? ["move-earth"]
      : card !== null ? []
      : [KINDS[this.mode] ?? [...FORCED, "move", "fly"]].flat();
    return kinds.flatMap((kind) => [...(this.listed.get(kind)?.keys() ?? [])]).filter((cell) => cell >= 0);
  });

  choose(card: Card | null): void {
    const scatter = this.#actions().find((action) => action.type === "scatter");
    if (card === "scatter-planets" && scatter) this.#send(scatter);
    else this.draft.begin(card);
  }

  /** Plays the Bing Bang as drafted. */
  play(): void {
    if (this.draft.ready) this.#send(this.draft.ready);
  }

  /** A mode or a card that has nothing left to do gives way, and in a new turn a tap means what it always does. */
  refresh(): void {
    const { card } = this.draft;
    const { round, turn } = this.#view().table;
    if (this.#turn !== `${round}:${turn.seat}` && this.mode !== "note") this.mode = "auto";
    this.#turn = `${round}:${turn.seat}`;
    if (card !== null && !this.cards.has(card)) this.draft.begin(null);
    const kind = KINDS[this.mode];
    if (kind !== undefined && this.#actions().length && !this.kinds.has(kind)) this.mode = "auto";
  }

  /** Does what is listed for a cell. Answers whether there was something. */
  tap(cell: number): boolean {
    if (this.draft.card !== null) return this.draft.tap(cell) || this.#tryEarth(cell);
    if (this.mode === "note") return false;
    const kinds = this.mode === "auto" ? [...FORCED, ...AUTO] : [KINDS[this.mode]];
    for (const kind of kinds) {
      const action = this.listed.get(kind ?? "")?.get(cell);
      if (action) return this.#send(action);
    }
    return false;
  }

  /** What is not listed is sent where the refusal teaches the rule. */
  tryAnyway(cell: number): boolean {
    const { table } = this.#view();
    if (!this.#actions().length || this.mode === "note" || this.draft.card !== null) return false;
    if (this.kinds.has("set-token")) return this.#send({ type: "set-token", cell });
    if (this.kinds.has("set-planet")) return this.#send({ type: "set-planet", cell });
    if (table.phase !== "turn") return false;
    if (this.mode === "lay" || this.mode === "take") return this.#send({ type: this.mode, cell });
    if (this.mode === "red") return this.#send({ type: "lay-red", cell });
    const pawn = table.books[table.turn.seat]?.pawn ?? -1;
    if (!beside(pawn, cell)) return false;
    return this.#send(table.tokens.includes(cell) ? { type: "fly", over: cell, to: 2 * cell - pawn } : { type: "move", cell });
  }

  #tryEarth(cell: number): boolean {
    return this.draft.card === "move-earth" && this.#send({ type: "move-earth", cell });
  }

  #send(action: Action): true {
    this.draft.begin(null);
    this.#act(action);
    return true;
  }

  #list(): ReadonlyMap<string, ReadonlyMap<number, Action>> {
    const { table } = this.#view();
    const listed = new Map<string, Map<number, Action>>();
    const list = (action: Action, cell: number): void => {
      const cells = listed.get(action.type) ?? new Map<number, Action>();
      listed.set(action.type, cells.set(cell, action));
    };
    for (const action of this.#actions()) {
      if (action.type === "fly") {
        list(action, action.over);
        list(action, action.to);
      } else if (action.type === "peek") {
        list(action, table.tokens[action.token] ?? NOWHERE);
      } else if (action.type === "lift-planet") {
        list(action, table.planets[action.planet] ?? NOWHERE);
      } else if ("cell" in action) {
        list(action, action.cell);
      }
    }
    return listed;
  }
}
