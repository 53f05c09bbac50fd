// An analysis as it goes: where the reader is, what is shown there, what is thought of it, and the tree that grows.
import { m } from "$messages";
import { announce } from "$kit/announce.svelte";
import type { Ask, GameModule, Scene } from "$kit/game";
import { toast } from "$kit/toasts.svelte";
import { Stage } from "../../stage/stage.svelte";
import { api } from "../api";
import { hasBoard } from "../games";
import { settings, sound } from "../settings.svelte";
import type { AnalysisFrame, ChancesHere, GameInfo, Position } from "../wire";
import { levels, showRefusal } from "../words";
import { Chances } from "./chances.svelte";
import { keep, kept, packed, type Kept } from "./keeping";
import { Thoughts } from "./thoughts.svelte";
import { alternatives, at, changed, find, grown, isSame, known, lineTo, merged, placeOf, pruned, triesAt } from "./tree";
import type { Place, Tree } from "./tree";

export type Eyes = NonNullable<Position["eyes"]>;

/** What is analysed: a table's finished game, or a puzzle. */
export interface Source {
  readonly table: string;
  readonly puzzle: string;
}

const CLOCK = -2;
const SEEDS = 2 ** 31;

const newSeed = (): number => Math.floor(Math.random() * SEEDS);

/** A place and what is seen there; `previous` is what the board showed before, if it is the same eyes' and one move back. */
interface Shown {
  readonly place: Place;
  readonly frame: AnalysisFrame;
  readonly previous: unknown;
}

export class Analysis {
  tree = $state.raw<Tree>([]);
  readonly stage = new Stage<Shown>({ scenes: (shown) => this.#scenesOf(shown), show: () => undefined });
  readonly place = $derived.by(() => this.stage.shown?.place ?? at(0));
  readonly frame = $derived.by(() => this.stage.shown!.frame);
  readonly previous = $derived.by(() => this.stage.shown?.previous ?? null);
  /** The board's question within a move. */
  asked = $state.raw<Ask | null>(null);
  /** Grows with everything that is shown, and when the board is to let go of what was picked up. */
  version = $state(0);
  eyes = $state<Eyes>("mover");
  /** What is on its way: a move, or a step to elsewhere. */
  pending = $state.raw<unknown>(null);
  readonly thoughts: Thoughts;
  /** Where the reader asked to hear what the mentor says. */
  #consulted = $state("");

  readonly here = $derived.by(() => find(this.tree, this.place.node));
  /** Whether moves can be made by hand: with the eyes of whoever is to move, or where nothing is hidden. */
  readonly playable = $derived.by(() => !this.info.meta.secrets || this.frame.mover === this.frame.seat);
  readonly actions: readonly unknown[] = $derived.by(() => (this.playable ? this.frame.actions : []));

  /** The bot that answers when it is asked: the one chosen last, else the strongest; "" where there is none. */
  readonly bot: string = $derived.by(() => {
    const bots = levels(this.info.bots);
    const chosen = settings.bots[this.info.meta.slug];
    return bots.find(({ name }) => name === chosen)?.name ?? bots.at(-1)?.name ?? "";
  });
  /** The mentor's move, where it can be played from here without the board. */
  readonly advised: unknown = $derived.by(() => {
    const { word } = this.thoughts;
    const best = word?.advice?.best ?? null;
    return best !== null && this.playable && word?.seat === this.frame.mover && !this.game.onBoard?.(best) ? best : null;
  });

  #chances = new Chances();
  #frames = new Map<string, AnalysisFrame>();
  /** Where the reader went on from a place when they were last there. */
  #taken = new Map<string, Place>();
  #asked = 0;

  constructor(
    readonly info: GameInfo,
    readonly game: GameModule,
    readonly source: Source,
    readonly names: readonly string[],
  ) {
    this.eyes = info.meta.secrets ? "mover" : "all";
    this.thoughts = new Thoughts(info);
  }

  get key(): string {
    return this.source.table || this.source.puzzle;
  }

  /** Takes the analysis up where it was left, or at a step, or where a link leads. */
  async open(step: number | null, sent: Kept | null): Promise<void> {
    const left = kept(this.key);
    this.tree = left?.tree ?? [];
    if (sent) {
      const { tree, place } = merged(this.tree, sent.tree, sent.place);
      this.tree = tree;
      return this.#arrive(place);
    }
    const resumed = left && (step === null || left.place.step === step) && (left.place.node === null || find(left.tree, left.place.node));
    const start = at(step ?? Number.MAX_SAFE_INTEGER);
    if (!resumed) return this.#arrive(start);
    // What was kept may no longer be a way that the rules allow.
    return this.#arrive(left.place).catch(() => this.#arrive(start));
  }

  /** Goes to a place; null leads nowhere. */
  async go(place: Place | null): Promise<void> {
    if (!place || isSame(place, this.place)) return;
    await this.#arrive(place).catch((fault: unknown) => showRefusal(fault, this.info.meta.slug));
  }

  /** The place before this one. */
  get back(): Place | null {
    const { here, frame } = this;
    if (here) return at(here.step, here.parent);
    return frame.before === null ? null : at(frame.before);
  }

  /** The place after this one: where the reader went last, else what was tried first, else as the game went. */
  get onward(): Place | null {
    const taken = this.#taken.get(this.#name(this.place));
    if (taken && (taken.node === null || find(this.tree, taken.node))) return taken;
    const [first] = triesAt(this.tree, this.place);
    if (this.place.node !== null) return first ? placeOf(first) : null;
    return this.frame.after !== null ? at(this.frame.after) : first ? placeOf(first) : null;
  }

  /** The branch above or below this one. */
  beside(step: 1 | -1): Place | null {
    const others = alternatives(this.tree, this.place, this.frame.before, this.frame.after);
    const now = others.findIndex((place) => isSame(place, this.place));
    return others[now + step] ?? null;
  }

  /** Tries a move for whoever is to move; one that was tried already is shown as it went. */
  async act(action: unknown): Promise<void> {
    const { mover } = this.frame;
    if (mover !== null) await this.#try(mover, action);
  }

  /** Lets the time of the game's own clock run out. */
  async ring(): Promise<void> {
    await this.#try(CLOCK, null);
  }

  /** The same move once more, with other luck. */
  async redraw(): Promise<void> {
    const { here } = this;
    if (here) await this.#try(here.seat, here.action, at(here.step, here.parent), true);
  }

  /** A bot answers for whoever is to move. */
  async askBot(bot: string): Promise<void> {
    if (this.pending !== null) return;
    this.pending = bot;
    const place = this.place;
    try {
      const { seat, action } = await api.askBot({ ...this.#position(place), bot });
      this.pending = null;
      if (action === null) toast(m.analysis_bot_silent(), "refusal");
      else if (isSame(place, this.place)) await this.#try(seat, action);
    } catch (fault) {
      showRefusal(fault, this.info.meta.slug);
    } finally {
      this.pending = null;
    }
  }

  async lookWith(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    await this.#arrive(this.place).catch((fault: unknown) => showRefusal(fault));
  }

  rename(id: number, name: string): void {
    this.tree = changed(this.tree, id, { name });
    this.#keep();
  }

  /** Forgets a move and all that follows it. */
  async remove(id: number): Promise<void> {
    const gone = lineTo(this.tree, this.place).find((one) => one.id === id);
    if (gone) await this.go(at(gone.step, gone.parent));
    this.tree = pruned(this.tree, id);
    this.#keep();
  }

  /** True if the voice says what the mentor thinks of this place. */
  get isConsulted(): boolean {
    return this.#consulted === this.#name(this.place);
  }

  /** Has the voice say what the mentor thinks of this place, or say so no longer. */
  consult(): void {
    this.#consulted = this.isConsulted ? "" : this.#name(this.place);
    if (this.isConsulted) this.ask();
  }

  /** Asks the mentor about where the reader is, unless it has spoken already. */
  ask(): void {
    this.thoughts.ask(this.#position(this.place), this.#name(this.place));
  }

  /** How likely each side is to win at a place, with the eyes that look now; undefined while it is not known, null where no
   * answer came. */
  chancesAt(place: Place): ChancesHere | null | undefined {
    return this.#chances.at(this.#name(place));
  }

  /** The address of this analysis, with all that was tried. */
  async link(): Promise<string> {
    const tried = this.tree.length ? `#${await packed({ tree: this.tree, place: this.place })}` : "";
    return `${this.address}${tried}`;
  }

  /** The address of where the reader is; what was tried is in this browser. */
  get address(): string {
    const { table, puzzle } = this.source;
    return table
      ? `/analysis/${encodeURIComponent(table)}?step=${this.place.step}`
      : `/analysis?puzzle=${encodeURIComponent(puzzle)}&step=${this.place.step}`;
  }

  /** What a position did, in words for everybody. */
  said(frame: AnalysisFrame): string {
    const sentences = frame.events.map((event) => this.game.describeEvent(event, frame.view, this.names, null));
    return sentences.filter(Boolean).join(" ");
  }

  /** What an action would do, in words. */
  inWords(action: unknown): string {
    const { group, label } = this.game.describeAction(action, this.frame.view, this.names);
    return label.includes(group) ? label : `${group} · ${label}`;
  }

  async #try(seat: number, action: unknown, place = this.place, anew = false): Promise<void> {
    const same = anew ? undefined : known(this.tree, place, { seat, action });
    if (same) return this.go(placeOf(same));
    if (this.pending !== null) return;
    this.pending = action ?? "clock";
    const seed = newSeed();
    const turn = ++this.#asked;
    try {
      const position = this.#position(place);
      const tried = [...(position.tried ?? []), { seat, action, seed }];
      const frame = await api.analyse({ ...position, tried });
      const label = seat < 0 ? m.analysis_clock() : this.inWords(action);
      this.tree = grown(this.tree, place, { seat, action, seed, said: this.said(frame) || label });
      const reached = placeOf(this.tree.at(-1)!);
      this.#frames.set(this.#name(reached), frame);
      if (turn === this.#asked) this.#show(reached, frame);
    } catch (fault) {
      this.version += 1;
      showRefusal(fault, this.info.meta.slug);
    } finally {
      this.pending = null;
    }
  }

  async #arrive(place: Place): Promise<void> {
    const turn = ++this.#asked;
    const frame = this.#frames.get(this.#name(place)) ?? (await api.analyse(this.#position(place)));
    const reached = place.node === null ? at(frame.step) : place;
    this.#frames.set(this.#name(reached), frame);
    if (turn === this.#asked) this.#show(reached, frame);
  }

  #show(place: Place, frame: AnalysisFrame): void {
    const before = this.stage.shown;
    const from = place.node === null ? at(frame.before ?? -1) : at(place.step, find(this.tree, place.node)?.parent ?? null);
    const forth = before !== null && isSame(from, before.place);
    const same = before !== null && before.frame.seat === frame.seat;
    this.#taken.set(this.#name(from), place);
    this.stage.arrive({ place, frame, previous: forth && same ? before.frame.view : null }, true);
    this.version += 1;
    if (!same) this.asked = null;
    if (forth) for (const event of frame.events.slice(-2)) sound(this.game.sound?.(event));
    this.#tell(frame);
    this.#keep();
    this.#chances.begin(this.#position(place), this.#name(place));
    this.thoughts.begin(this.#position(place), this.#name(place), settings.mentor);
  }

  #scenesOf({ frame, previous: before }: Shown): readonly Scene[] {
    if (before === null || !this.game.scenes) return [];
    const { events, view: after, seat: me, watch } = frame;
    return this.game.scenes({ events, before, after, names: this.names, me, watch });
  }

  /** Says where the reader has come to; a move that came by a link has its words from now on. */
  #tell(frame: AnalysisFrame): void {
    const said = this.said(frame);
    const { here } = this;
    if (here && here.said === "") this.tree = changed(this.tree, here.id, { said: said || this.names[here.seat] || "–" });
    announce(said);
  }

  #keep(): void {
    keep(this.key, { tree: this.tree, place: this.place });
  }

  #name = ({ step, node }: Place): string => `${this.eyes}/${step}/${node ?? ""}`;

  #position(place: Place): Position {
    const tried = lineTo(this.tree, place).map(({ seat, action, seed }) => ({ seat, action, seed }));
    const step = place.step > 100_000 ? null : place.step;
    return { ...this.source, step, tried, eyes: this.eyes, drawn: !hasBoard(this.info.folder) };
  }
}
