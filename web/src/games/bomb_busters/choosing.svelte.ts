// What the player is about to do: tools in hand, wires pointed at, a card being used. Nothing of it is known at the
// table until it is done; only the listed actions say what can be chosen.
import { cardOf } from "./cards";
import { choicesOf, type Choice } from "./choices";
import { isHook, TOOL_CARDS, TOOLS, type Tool } from "./equipment";
import { togetherOf } from "./inPlay";
import { othersOf } from "./together";
import { nextStep, type Plan } from "./plans";
import { actionHalf } from "./tags";
import { knownValue, ownerOf, sameSlot, slotKey, wireAt, YELLOW } from "./values";
import type { Action, DualCut, Lie, Slot, SoloCut, View } from "./wire";

/** How many wires a tool asks for; the super detector takes a whole stand. */
const REACH: Partial<Record<Tool, number>> = { double: 2, triple: 3 };

const isTapped = (action: Action): boolean => actionHalf(action).tapped ?? false;

/** What is empty stays the same. */
const NONE: readonly never[] = [];

export class Choosing {
  tools = $state.raw<readonly Tool[]>(NONE);
  slots = $state.raw<readonly Slot[]>(NONE);
  /** With the ray: the first of the two values. */
  values = $state.raw<readonly Choice[]>(NONE);
  /** The card that is being used, if it is no tool for a cut. */
  card = $state<number | null>(null);
  /** The wire to be given away with the walkie-talkies. */
  gift = $state.raw<Slot | null>(null);
  /** The wire that gets a false token, as long as its value is to be chosen. */
  lied = $state.raw<Slot | null>(null);
  /** A card that is only read: it cannot be used now. */
  read = $state<number | null>(null);
  plan = $state.raw<Plan | null>(null);
  /** A small wire that was tapped: the next tap, or the answer, does it for good. */
  sure = $state.raw<Slot | null>(null);
  /** The value of the own wires that are to be cut alone. */
  solo = $state.raw<SoloCut | null>(null);
  /** The own outward wire that is to be cut; nothing else ever chooses one (BOM-193). */
  blind = $state.raw<Slot | null>(null);

  constructor(
    readonly view: () => View,
    readonly actions: () => readonly Action[],
    readonly act: (action: Action) => unknown,
  ) {}

  /** The cards that can be used now. */
  readonly usable: ReadonlySet<number> = $derived.by(
    () => new Set(this.actions().flatMap((action) => cardOf(action) ?? [])),
  );
  readonly #cuts: readonly DualCut[] = $derived.by(() => this.actions().filter((action) => action.type === "cut"));
  readonly #pointable: readonly Slot[] = $derived.by(() => {
    if (this.tools.includes("at-once")) return this.#others();
    return [...new Map(this.#cuts.map((cut) => [slotKey(cut.target), cut.target])).values()];
  });

  readonly held: readonly Tool[] = $derived.by(() => this.view().draft?.tools ?? this.tools);
  readonly pointed: readonly Slot[] = $derived.by(() => this.view().draft?.slots ?? this.slots);
  readonly twoValues = $derived.by(() => this.held.includes("ray"));

  readonly #lies: readonly Lie[] = $derived.by(() => this.actions().filter((action) => action.type === "lie"));
  /** The false tokens for the wire that was chosen, or for the only one there is. */
  readonly lies: readonly Lie[] = $derived.by(() => {
    const wires = new Set(this.#lies.map(({ slot }) => slotKey(slot)));
    const { lied } = this;
    return this.#lies.filter(({ slot }) => wires.size === 1 || (lied !== null && sameSlot(slot, lied)));
  });

  /** How many wires are still to be pointed at; null is a whole stand. */
  readonly missing = $derived.by(() => {
    if (this.held.includes("at-once")) return othersOf(this.view(), togetherOf(this.view())) - this.slots.length;
    if (this.held.includes("super")) return this.pointed.length ? 0 : null;
    return Math.max(...this.held.map((tool) => REACH[tool] ?? 1), 1) - this.pointed.length;
  });

  /** What can be announced on the wires pointed at. */
  readonly choices: readonly Choice[] = $derived.by(() => {
    if (this.missing !== 0 || this.held.includes("at-once")) return [];
    return this.view().draft ? this.#drafted() : this.#planned();
  });

  /** Whether all wires are pointed at that are to be cut at once (BOM-202). */
  readonly complete = $derived.by(() => this.missing === 0 && this.held.includes("at-once"));

  /** The keys of all wires that can be tapped now. */
  readonly lit: ReadonlySet<string> = $derived.by(() => new Set(this.#tappable().map(slotKey)));

  /** What the card in use offers beside wires. */
  readonly uses: readonly Action[] = $derived.by(() => {
    const uses = this.actions().filter((action) => this.card !== null && cardOf(action) === this.card);
    const gift = this.gift;
    if (gift !== null) return uses.filter((use) => (use.type === "exchange" ? sameSlot(use.own, gift) : "slot" in use && sameSlot(use.slot, gift)));
    return uses.filter((use) => use.type !== "exchange" && !("slot" in use));
  });

  /** Whether a single tap on an own wire does something for good. */
  readonly answering = $derived.by(() =>
    this.card === null
      ? this.actions().some((action) => isTapped(action) || action.type === "lie")
      : this.gift === null && this.#tappable().length > 0,
  );

  /** The cards in hand, or the one that is read. */
  readonly studied: readonly number[] = $derived.by(() => {
    const tools = this.held.map((tool) => TOOL_CARDS[tool]);
    return [...tools, ...[this.card, this.read].flatMap((card) => card ?? [])];
  });

  /** A card that was tapped while a scene was played is in hand once it can be used. */
  takeUp(): void {
    const { read } = this;
    if (read !== null && this.usable.has(read) && TOOLS[read] === undefined) this.toggle(read);
  }

  toggle(card: number): void {
    const tool = TOOLS[card];
    if (!this.usable.has(card)) {
      const same = this.read === card;
      this.clear();
      this.read = same ? null : card;
      return;
    }
    if (tool === undefined) {
      const same = this.card === card;
      this.clear();
      this.card = same ? null : card;
      return;
    }
    const rest = this.tools.filter((other) => other !== tool && other !== "at-once");
    // One detector at a time; the ray goes with each of them.
    const kept = tool === "at-once" ? [] : tool === "ray" ? rest : rest.filter((other) => other === "ray");
    const next = this.tools.includes(tool) ? rest : [...kept, tool];
    this.clear();
    this.tools = next;
    if (next.includes(tool) && this.#pointable.length === 0) this.#take(tool);
  }

  /** Where there is nothing to point at yet, the tool itself is all that is asked for. */
  #take(tool: Tool): void {
    this.clear();
    const take = this.actions().find((action) => action.type === "take" && action.tool === tool);
    if (take !== undefined) this.act(take);
  }

  /** `small`: what a tap does for good, it does only when it was asked for twice. */
  tap(slot: Slot, small = false): void {
    if (small && !this.#isSure(slot) && this.#isFinal(slot)) {
      this.sure = slot;
      return;
    }
    this.sure = null;
    const single = this.actions().find((action) => "slot" in action && this.#asks(action) && sameSlot(action.slot, slot));
    this.read = null;
    if (isHook(this.card)) return this.#hook(slot);
    const lies = this.#lies.filter((lie) => sameSlot(lie.slot, slot));
    if (lies.length === 1) return void this.act(lies[0]!);
    if (lies.length) {
      this.lied = slot;
      return;
    }
    if (single !== undefined) return void this.act(single);
    if (this.card === 2) this.gift = slot;
    else if (this.view().draft) this.#aim(slot);
    else if (this.#pointable.some((target) => sameSlot(target, slot))) this.#point(slot);
    else if (this.turned().some((own) => sameSlot(own, slot))) this.blind = this.blind && sameSlot(this.blind, slot) ? null : slot;
    else if (this.#soloOf(slot)) this.solo = this.#soloOf(slot);
    else this.#announceWith(slot);
  }

  /** Does what was tapped. */
  confirm(): void {
    if (this.sure) this.tap(this.sure);
  }

  /** Cuts all own wires of the value. */
  cutAlone(): void {
    const { solo } = this;
    this.clear();
    if (solo) this.act(solo);
  }

  #isSure(slot: Slot): boolean {
    return this.sure !== null && sameSlot(this.sure, slot);
  }

  /** True if a tap on the wire is told to the table. */
  #isFinal(slot: Slot): boolean {
    if (isHook(this.card)) return this.#filings(slot).length === 1;
    if (this.card === 2) return false;
    if (this.#lies.filter((lie) => sameSlot(lie.slot, slot)).length === 1) return true;
    if (this.actions().some((action) => "slot" in action && this.#asks(action) && sameSlot(action.slot, slot))) return true;
    if (this.view().draft) return true;
    const announces = this.choices.some(({ own }) => own.some((other) => sameSlot(other, slot)));
    return announces && (!this.twoValues || this.values.length > 0);
  }

  /** The solo cut of an own wire, where nothing else was chosen. */
  #soloOf(slot: Slot): SoloCut | null {
    if (this.slots.length || this.tools.length || this.card !== null || ownerOf(this.view(), slot) !== this.view().seat) return null;
    const value = knownValue(wireAt(this.view(), slot));
    return this.actions().find((action): action is SoloCut => action.type === "solo" && action.value === value) ?? null;
  }

  /** All wires pointed at, with the own ones, are cut at once. */
  cutAll(): void {
    this.plan = { tools: ["at-once"], slots: this.slots, values: [togetherOf(this.view())], own: [] };
    this.clear();
    this.proceed();
  }

  /** Announce a value; with the ray the first of two waits for the second. */
  async announce(choice: Choice): Promise<void> {
    const others = this.values.filter(({ value }) => value !== choice.value);
    const chosen = [...others, choice].sort((a, b) => a.value - b.value);
    if (this.twoValues && chosen.length < 2) {
      this.values = this.values.length ? [] : chosen;
      return;
    }
    const plan = {
      tools: this.held,
      slots: this.pointed,
      values: chosen.map(({ value }) => value),
      own: chosen.map(({ own }) => own[0]!),
    };
    const [target] = plan.slots;
    const plain = plan.tools.length === 0 && target !== undefined;
    if (plain) await this.act({ type: "cut", target, value: plan.values[0]!, own: plan.own[0]! });
    this.clear();
    if (plain) return;
    this.plan = plan;
    this.proceed();
  }

  /** The next step of a cut with tools, as long as it can be done. */
  proceed(): void {
    const { plan } = this;
    if (plan === null) return;
    const next = nextStep(plan, this.actions());
    if (next === undefined || next.type === "announce") this.plan = null;
    if (next !== undefined) this.act(next);
  }

  /** Let go of what is no longer offered. */
  tidy(): void {
    const takes = this.actions().flatMap((action) => (action.type === "take" ? [action.tool] : []));
    if (!this.tools.every((tool) => takes.includes(tool))) this.tools = NONE;
    const there = (slot: Slot): boolean => this.#pointable.some((target) => sameSlot(target, slot));
    if (!this.slots.every(there)) this.slots = NONE;
    if (this.card !== null && !this.usable.has(this.card)) this.card = null;
    if (this.card === null) this.gift = null;
    const { lied } = this;
    if (lied !== null && !this.#lies.some(({ slot }) => sameSlot(slot, lied))) this.lied = null;
    if (this.choices.length === 0) this.values = NONE;
    if (this.slots.length === 0) this.blind = null;
    if (this.sure && !this.lit.has(slotKey(this.sure))) this.sure = null;
    const { solo } = this;
    if (solo && !this.actions().some((action) => action.type === "solo" && action.value === solo.value)) this.solo = null;
  }

  clear(): void {
    this.tools = NONE;
    this.slots = NONE;
    this.values = NONE;
    this.card = null;
    this.gift = null;
    this.lied = null;
    this.read = null;
    this.blind = null;
    this.sure = null;
    this.solo = null;
  }

  /** Let go of everything, also of a cut that was decided. */
  drop(): void {
    this.plan = null;
    this.clear();
  }

  get busy(): boolean {
    return this.tools.length > 0 || this.slots.length > 0 || this.card !== null || this.lied !== null || this.read !== null || this.sure !== null || this.solo !== null;
  }

  #asks(action: Action): boolean {
    return this.card === null ? isTapped(action) : cardOf(action) === this.card;
  }

  #tappable(): Slot[] {
    const actions = this.actions();
    if (this.card === 2) {
      return this.gift ? [] : actions.flatMap((action) => (action.type === "exchange" ? [action.own] : []));
    }
    const single = actions.filter((action) => "slot" in action).filter((action) => this.#asks(action));
    if (isHook(this.card) && this.gift) return [];
    if (this.card !== null) return single.map((action) => action.slot);
    const aims = actions.filter((action) => action.type === "point").map((action) => action.slot);
    const sweeps = actions.flatMap((action) => (action.type === "sweep" ? this.#standing(action.stand) : []));
    const own = this.choices.flatMap((choice) => choice.own);
    return [...single.map((action) => action.slot), ...this.#lies.map(({ slot }) => slot), ...aims, ...sweeps, ...this.#pointable, ...own, ...this.turned(), ...this.#alone()];
  }

  /** Own wires that can be cut alone. */
  #alone(): Slot[] {
    const { stands, seat } = this.view();
    const own = stands.flatMap(({ owner }, stand) => (owner === seat ? this.#standing(stand) : []));
    return this.actions().some(({ type }) => type === "solo") ? own.filter((slot) => this.#soloOf(slot) !== null) : [];
  }

  /** With two own stands it is asked which one the wire goes to (BOM-298). */
  #hook(slot: Slot): void {
    const filings = this.#filings(slot);
    if (filings.length === 1) this.act(filings[0]!);
    else this.gift = slot;
  }

  /** What the card in use can do with a wire. */
  #filings(slot: Slot): readonly Action[] {
    return this.actions().filter((action) => "slot" in action && cardOf(action) === this.card && sameSlot(action.slot, slot));
  }

  /** All uncut wires of teammates. */
  #others(): Slot[] {
    const { seat, stands } = this.view();
    return stands.flatMap(({ owner }, stand) => (owner === seat ? [] : this.#standing(stand)));
  }

  #isTurned(slot: Slot): boolean {
    return wireAt(this.view(), slot)?.outward ?? false;
  }

  /** The own outward wire that has to be tapped, for nothing can be announced of the wire pointed at. */
  get onlyTurned(): Slot | null {
    return this.missing === 0 && !this.complete && !this.choices.length ? (this.turned()[0] ?? null) : null;
  }

  /** The own outward wires that can be cut with the wire pointed at. */
  turned(): Slot[] {
    const [first] = this.slots;
    if (first === undefined || this.tools.length) return [];
    return this.#cuts.filter((cut) => sameSlot(cut.target, first) && this.#isTurned(cut.own)).map(({ own }) => own);
  }

  #standing(stand: number): Slot[] {
    const wires = this.view().stands[stand]?.wires ?? [];
    return wires.flatMap((wire, place) => (wire.cut ? [] : [[stand, place] as const]));
  }

  #point(slot: Slot): void {
    this.values = NONE;
    const onStand = this.slots.filter(([stand]) => stand === slot[0]);
    if (this.tools.includes("at-once")) {
      const others = this.slots.filter((other) => !sameSlot(other, slot));
      const more = others.length === this.slots.length;
      this.slots = more ? [...others, slot].slice(-othersOf(this.view(), togetherOf(this.view()))) : others;
    } else if (this.tools.includes("super")) {
      this.slots = this.#pointable.filter(([stand]) => stand === slot[0]);
    } else if (onStand.some((other) => sameSlot(other, slot))) {
      this.slots = onStand.filter((other) => !sameSlot(other, slot));
    } else {
      const reach = Math.max(...this.tools.map((tool) => REACH[tool] ?? 1), 1);
      this.slots = [...onStand, slot].slice(-reach).sort((a, b) => a[1] - b[1]);
    }
  }

  /** One more step of a draft that the table already has. */
  #aim(slot: Slot): void {
    const aims = this.actions().find((action) => action.type === "sweep" && action.stand === slot[0]);
    const point = this.actions().find((action) => action.type === "point" && sameSlot(action.slot, slot));
    const step = aims ?? point;
    if (step !== undefined) this.act(step);
    else this.#announceWith(slot);
  }

  /** A tap on an own wire announces its value and cuts this very wire. */
  #announceWith(slot: Slot): void {
    const choice = this.choices.find(({ own }) => own.some((other) => sameSlot(other, slot)));
    if (choice !== undefined) void this.announce({ value: choice.value, own: [slot] });
  }

  #planned(): Choice[] {
    const [first] = this.slots;
    const detector = this.tools.some((tool) => tool !== "ray");
    const cuts = this.#cuts.filter((cut) => first !== undefined && sameSlot(cut.target, first));
    const { blind } = this;
    const meant = cuts.filter(({ own }) => (blind ? sameSlot(own, blind) : !this.#isTurned(own)));
    const pairs = meant.map((cut) => [cut.value, cut.own] as const);
    return choicesOf(this.view(), pairs.filter(([value]) => !detector || value !== YELLOW)); // BOM-30
  }

  #drafted(): Choice[] {
    const announces = this.actions().filter((action) => action.type === "announce");
    return choicesOf(this.view(), announces.flatMap(({ values, own }) => values.map((value, at) => [value, own[at]!] as const)));
  }
}
