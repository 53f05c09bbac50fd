// Choices of the cell that is picked, and the one that stays in hand for the next cell.
import { m } from "$messages";
import { Drafting } from "./drafting.svelte";
import { pieceName, type Card } from "./names";
import type { Proposal } from "./proposal";
import type { Routing } from "./routing.svelte";
import { NOWHERE } from "./sky";
import type { Action, PublicState, View } from "./wire";
import { cardOf } from "./words";

export type Kind =
  | "set-token" | "set-planet" | "warp" | "peek" | "lift-planet"
  | "turn-token" | "rob" | "move" | "fly" | "take" | "lay" | "lay-red" | "way" | "tidy" | "note";

export interface Option {
  kind: Kind;
  word: string;
  /** Operations it adds to the count. */
  cost: number;
  /** Actions that are sent; a way is several, a note none. */
  actions: readonly Action[];
}

/** Choices that wait for a cell and leave nothing else to do with it. */
const FORCED = ["set-token", "set-planet", "warp", "peek", "lift-planet"] as const;
const COSTS: Partial<Record<Kind, number>> = { move: 1, fly: 2, take: 1, lay: 1, "lay-red": 3 };
/** Choices that stay in hand once made. */
const STAYS: ReadonlySet<Kind> = new Set(["move", "fly", "take", "lay", "lay-red", "way", "tidy", "note"]);
/** The button of the voice has room for so many letters. */
const SHORT = 11;

const WORDS: Record<Kind, () => string> = {
  "set-token": m.bing_bang_do_set,
  "set-planet": m.bing_bang_do_set,
  warp: m.bing_bang_do_warp,
  peek: m.bing_bang_do_peek,
  "lift-planet": m.bing_bang_do_lift,
  "turn-token": m.bing_bang_do_turn,
  rob: m.bing_bang_do_rob,
  move: m.bing_bang_do_move,
  fly: m.bing_bang_do_fly,
  take: m.bing_bang_do_take,
  lay: m.bing_bang_do_lay,
  "lay-red": m.bing_bang_do_red,
  way: m.bing_bang_do_way,
  tidy: m.bing_bang_do_tidy,
  note: m.bing_bang_do_note,
};

const labelOfOption = ({ word, cost }: Option): string => (cost ? `${word} +${cost}` : word);

/** The same for the button of the voice. */
export function answerOf(option: Option): string {
  const label = labelOfOption(option);
  if (label.length <= SHORT) return label;
  return option.word.length <= SHORT ? option.word : WORDS[option.kind === "tidy" ? "way" : option.kind]();
}

export class Picking {
  picked = $state<number | null>(null);
  inHand = $state<Kind | null>(null);
  /** The turn that it was taken in hand in. */
  #turn = "";
  /** The way to the picked cell was drawn by hand. */
  #drawn = $state(false);
  readonly draft: Drafting;
  readonly kinds = $derived.by(() => new Set<string>(this.actions().map((action) => action.type)));
  readonly cards = $derived.by(() => new Set(this.actions().map(cardOf)));
  /** The actions that belong to a cell, by kind and cell. */
  readonly #listed = $derived.by(() => this.#list());
  readonly options: readonly Option[] = $derived.by(() => (this.picked === null ? [] : this.#optionsAt(this.picked)));
  /** The one that the voice offers: the way that was drawn, the choice in hand, or the first. */
  readonly preferred: Option | null = $derived.by(() => {
    const wanted = this.#drawn && this.inHand !== "tidy" ? "way" : this.inHand;
    return this.options.find(({ kind }) => kind === wanted) ?? this.options[0] ?? null;
  });

  constructor(
    readonly view: () => View,
    readonly actions: () => readonly Action[],
    readonly routing: Routing,
    readonly act: (option: Option, cell: number) => void,
  ) {
    this.draft = new Drafting(view, actions);
  }

  /** The table to show: as it lies, or as the Bing Bang being prepared would leave it. */
  get table(): PublicState {
    return this.draft.card === null ? this.view().table : this.draft.table;
  }

  /** True if cells wait for something that is held, or for a choice. */
  get forced(): boolean {
    return FORCED.some((kind) => this.kinds.has(kind));
  }

  /** The choice in hand, in words. */
  get held(): string | null {
    return this.inHand === null ? null : WORDS[this.inHand]();
  }

  get pawn(): number {
    const { books, turn } = this.view().table;
    return books[turn.seat]?.pawn ?? NOWHERE;
  }

  /** The cells to light up: of what waits for a cell, of the choice in hand, or of the pawn. */
  readonly targets = $derived.by((): readonly number[] => {
    const { card } = this.draft;
    const held = this.inHand === "take" || this.inHand === "lay-red" || this.inHand === "lay" ? [this.inHand] : ["move", "fly"];
    const kinds: readonly string[] = card === "move-earth" ? ["move-earth"] : card !== null ? [] : [...FORCED, ...held];
    return kinds.flatMap((kind) => [...(this.#listed.get(kind)?.keys() ?? [])]).filter((cell) => cell >= 0);
  });

  /** Picks a cell. A choice in hand is made at once where a hand is `sure` of the cell, but never on the own ship, and
   * never a whole way. */
  pick(cell: number, sure: boolean): void {
    this.routing.find(cell);
    this.picked = cell;
    this.#drawn = false;
    const option = this.options.find(({ kind }) => kind === this.inHand) ?? (this.forced ? this.options[0] : undefined);
    if (option && sure && cell !== this.pawn && option.kind !== "way" && option.kind !== "tidy") this.choose(option);
    else if (!option && this.#teaches(cell)) this.picked = null;
  }

  /** A way that was drawn is picked by its end. */
  pickWay(): void {
    this.picked = this.routing.path.at(-1) ?? null;
    this.#drawn = true;
  }

  drop(): void {
    this.picked = null;
    this.routing.clear();
  }

  choose(option: Option): void {
    const cell = this.picked ?? NOWHERE;
    this.picked = null;
    if (STAYS.has(option.kind)) this.inHand = option.kind;
    this.act(option, cell);
    this.routing.path = [];
  }

  /** Let go of a cell that has nothing left to do, and of a choice beyond its turn. */
  refresh(): void {
    const { table } = this.view();
    const { card } = this.draft;
    const turn = `${table.round}:${table.turn.seat}`;
    if (this.#turn !== turn || (this.inHand !== null && !this.#can(this.inHand))) this.inHand = null;
    this.#turn = turn;
    if (card !== null && !this.cards.has(card)) this.draft.begin(null);
    if (this.kinds.has("rob")) this.picked = this.pawn;
  }

  prepare(card: Card | null): void {
    this.drop();
    this.inHand = null;
    this.draft.begin(card);
  }

  #can(kind: Kind): boolean {
    if (kind === "note") return true;
    if (kind === "way" || kind === "tidy") return !this.view().table.turn.landed;
    return !this.actions().length || this.kinds.has(kind);
  }

  /** Where the refusal teaches the rule, what is not listed is sent. */
  #teaches(cell: number): boolean {
    const kind = (["set-token", "set-planet"] as const).find((one) => this.kinds.has(one)) ?? (this.inHand === "lay-red" ? "lay-red" : null);
    if (kind === null || this.options.length) return false;
    this.act({ kind, word: "", cost: 0, actions: [{ type: kind, cell }] }, cell);
    return true;
  }

  #optionsAt(cell: number): readonly Option[] {
    const { table, faces, seat } = this.view();
    const token = table.tokens.indexOf(cell);
    const one = (kind: Kind): Option[] => {
      const action = this.#listed.get(kind)?.get(cell);
      return action ? [{ kind, word: WORDS[kind](), cost: COSTS[kind] ?? 0, actions: [action] }] : [];
    };
    const forced = FORCED.flatMap(one);
    if (forced.length) return forced;
    const note = token >= 0 && (faces[token] ?? null) === null && seat !== null && table.phase !== "over";
    return [
      ...(cell === this.pawn ? this.#robberies() : []),
      ...(["turn-token", "fly", "move", "take", "lay", "lay-red"] as const).flatMap(one),
      ...this.#ways(),
      ...(note ? [{ kind: "note" as const, word: WORDS.note(), cost: 0, actions: [] }] : []),
    ];
  }

  #robberies(): Option[] {
    return this.actions().flatMap((action) =>
      action.type === "rob" ? [{ kind: "rob" as const, word: m.bing_bang_do_rob_piece({ piece: pieceName(action.piece) }), cost: 0, actions: [action] }] : [],
    );
  }

  /** The way to the picked cell, and the same with the whites behind picked up; a single operation is no way. */
  #ways(): Option[] {
    const { routing } = this;
    // The way to a token goes on behind it.
    if (!routing.open || routing.path.lastIndexOf(this.picked ?? NOWHERE) < 1) return [];
    const way = (kind: "way" | "tidy", { actions, cost }: Proposal): Option => ({ kind, word: WORDS[kind](), cost, actions });
    const { proposal, tidied } = routing;
    if (proposal.actions.length < 2) return [];
    return [way("way", proposal), ...(tidied.cost > proposal.cost ? [way("tidy", tidied)] : [])];
  }

  #list(): ReadonlyMap<string, ReadonlyMap<number, Action>> {
    const { table } = this.view();
    const listed = new Map<string, Map<number, Action>>();
    const list = (action: Action, cell: number): void => {
      const cells = listed.get(action.type) ?? new Map<number, Action>();
      listed.set(action.type, cells.set(cell, action));
    };
    for (const action of this.actions()) {
      if (action.type === "fly") {
        list(action, action.over);
        list(action, action.to);
      } else if (action.type === "turn-token") {
        list(action, table.tokens[table.turn.flown ?? NOWHERE] ?? NOWHERE);
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
