// A chapter as it is gone through: what the teacher says, what is shown on the board, and what the learner answers.
import { m } from "$messages";
import { announce } from "$kit/announce.svelte";
import type { GameModule, Scene } from "$kit/game";
import { toast } from "$kit/toasts.svelte";
import { Stage } from "../../stage/stage.svelte";
import { api, Refusal } from "../api";
import { hasBoard } from "../games";
import { inWords } from "../locale.svelte";
import { sound } from "../settings.svelte";
import { others } from "../study/others";
import type { ChapterInfo, GameInfo, LessonFrame, LessonShot, Reply } from "../wire";
import { showRefusal } from "../words";
import { keep, answersTo } from "./progress";

/** Lessons are not dated: a game that asks gets a quiet day. */
export const LESSON_DAY = "2026-01-01T12:00:00Z";

/** Milliseconds of whatever the game has no scene for, however small. */
const GLANCE = 900;

/** A shot as it comes upon the board: after which view, and what had happened by then. */
interface Moment {
  shot: LessonShot;
  previous: unknown;
  history: readonly unknown[];
}

export class Lesson {
  frame = $state.raw<LessonFrame | null>(null);
  /** The frames that the board shows, and when. */
  readonly stage = new Stage<Moment>({
    scenes: (moment) => this.#scenesOf(moment),
    show: (moment) => this.#happened(moment),
    rest: () => this.playing && this.#goFurther(),
  });
  readonly shot = $derived.by(() => this.stage.shown?.shot ?? null);
  readonly previous = $derived.by(() => this.stage.shown?.previous ?? null);
  /** Grows with everything that is shown, and when the board is to let go of what was picked up. */
  version = $state(0);
  /** True while the card of the end stands over the board. */
  card = $state(true);
  /** What was said to the last answer. */
  reply = $state.raw<Reply | null>(null);
  pending = $state.raw<unknown>(null);
  /** While what follows an answer is still being shown. */
  playing = $state(false);
  /** The next step, which shows another position: it waits until the learner has seen what the last answer led to. */
  #next = $state.raw<LessonFrame | null>(null);

  readonly names = $derived.by(() => others(this.frame?.seat ?? 0, this.frame?.seats ?? 0));
  readonly ended = $derived.by(() => this.frame !== null && this.frame.said === null && !this.playing);
  /** Whether there is only something to read, and to go on. */
  readonly reading = $derived.by(() => this.#next !== null || (this.frame !== null && !this.frame.asks && !this.ended));
  /** What the teacher says, besides the reply to the last answer. */
  readonly said = $derived.by(() => (this.playing || this.#next ? null : (this.frame?.said ?? null)));
  /** What may be done on the board just now. */
  readonly actions: readonly unknown[] = $derived.by(() =>
    this.playing || this.#next || !this.frame?.asks ? [] : this.frame.actions,
  );
  /** Where the learner is to look, once everything has been shown. */
  readonly points: readonly string[] = $derived.by(() =>
    this.playing || this.#next ? [] : (this.frame?.points ?? []),
  );

  #answers = $state.raw<readonly unknown[]>([]);
  /** The shots that the last answer led to and nobody has seen yet, and where they lead. */
  #coming: LessonShot[] = [];
  #goal: LessonFrame | null = null;
  #shownAt = 0;
  #left = false;

  constructor(
    readonly info: GameInfo,
    readonly game: GameModule,
    readonly chapter: ChapterInfo,
  ) {}

  get slug(): string {
    return this.info.meta.slug;
  }

  /** Takes the chapter up where it was left; from its beginning where it has changed since. */
  async open(): Promise<void> {
    const kept = answersTo(this.slug, this.chapter.slug);
    const frame = await this.#ask(kept).catch((fault: unknown) => {
      if (!kept.length || !(fault instanceof Refusal) || fault.status === 0) throw fault;
      return null;
    });
    this.#answers = frame ? kept : [];
    if (!frame) toast(m.lesson_changed());
    this.#begin(frame ?? (await this.#ask([])));
  }

  /** The learner has read what there was to read, or seen enough of what is being shown. */
  async goOn(): Promise<void> {
    if (this.playing) return this.stage.skip();
    const next = this.#next;
    if (!next) return this.answer(null);
    this.#next = null;
    this.#begin(next);
  }

  /** The learner tries an action; null where there was only something to read. */
  async answer(action: unknown): Promise<void> {
    if (this.pending !== null || this.playing || this.ended || this.#next) return;
    this.pending = action ?? "on";
    try {
      const answers = [...this.#answers, action];
      const frame = await this.#ask(answers);
      if (this.#left) return;
      if (frame.reply && !frame.reply.right) return this.#wrong(frame.reply);
      this.reply = frame.reply;
      this.#answers = answers;
      keep(this.slug, this.chapter.slug, answers, frame.said === null);
      this.#play(frame);
    } catch (fault) {
      if (fault instanceof Refusal && fault.rule) this.#wrong({ said: fault.why, right: false });
      else showRefusal(fault, this.slug);
    } finally {
      this.pending = null;
    }
  }

  /** One step back. */
  async back(): Promise<void> {
    await this.#restart(this.#answers.slice(0, -1));
  }

  async again(): Promise<void> {
    await this.#restart([]);
  }

  /** Nobody looks any more. */
  leave(): void {
    this.#left = true;
    this.#stop();
  }

  get begun(): boolean {
    return this.#answers.length > 0;
  }

  history(): readonly unknown[] {
    return this.stage.shown?.history ?? [];
  }

  /** Milliseconds of game time. */
  now(): number {
    return (this.shot?.now ?? 0) + (performance.now() - this.#shownAt);
  }

  describe = (event: unknown): string | null =>
    this.shot && this.frame ? this.game.describeEvent(event, this.shot.view, this.names, this.frame.seat) : null;

  async #restart(answers: readonly unknown[]): Promise<void> {
    if (this.pending !== null) return;
    this.#stop();
    try {
      const frame = await this.#ask(answers);
      this.#answers = answers;
      keep(this.slug, this.chapter.slug, answers, false);
      this.#next = null;
      this.#begin(frame);
    } catch (fault) {
      showRefusal(fault, this.slug);
    }
  }

  #ask(answers: readonly unknown[]): Promise<LessonFrame> {
    return api.learn(this.slug, this.chapter.slug, { answers, drawn: !hasBoard(this.info.folder) });
  }

  /** Shows where the learner is, without the way there. */
  #begin(frame: LessonFrame): void {
    this.reply = null;
    this.frame = frame;
    this.card = true;
    this.#put(frame.here, null, frame.history);
    this.#say();
  }

  /** Shows all that an answer led to, one thing after the other; then the next step begins, or waits to be begun. */
  #play(frame: LessonFrame): void {
    this.playing = true;
    this.#coming = [...frame.shots];
    this.#goal = frame;
    if (frame.reply) announce(inWords(frame.reply.said));
    this.#goFurther();
  }

  #stop(): void {
    this.playing = false;
    this.stage.leave();
  }

  #goFurther(): void {
    const shot = this.#coming.shift();
    if (shot) return this.#put(shot, this.shot?.view ?? null, [...this.history(), ...shot.events]);
    const frame = this.#goal!;
    this.playing = false;
    if (frame.jumps && frame.reply) this.#next = frame;
    else if (frame.jumps) this.#begin(frame);
    else this.#stay(frame);
  }

  /** The next step is in the same position. */
  #stay(frame: LessonFrame): void {
    this.frame = frame;
    this.#letGo(frame.history);
    this.#say();
  }

  /** The board forgets what was picked up, and shows nothing twice. */
  #letGo(history = this.history()): void {
    if (this.shot) this.#put({ ...this.shot, events: [] }, null, history);
  }

  #put(shot: LessonShot, previous: unknown, history: readonly unknown[]): void {
    this.stage.arrive({ shot, previous, history }, true);
  }

  /** The scenes of a shot: by the game, or the sentences of what others did. */
  #scenesOf({ shot: { view, events, watch }, previous }: Moment): readonly Scene[] {
    if (!events.length || !this.playing || !this.frame) return [];
    const { game, names } = this;
    const me = this.frame.seat;
    const scenes = game.scenes?.({ events, before: previous, after: view, names, me, watch }) ?? [];
    if (scenes.length) return scenes;
    const said = events.map((event) => game.describeEvent(event, view, names, me)).filter(Boolean);
    return [{ ms: Math.max(GLANCE, watch), says: said.join(" ") || null }];
  }

  #happened({ shot: { events } }: Moment): void {
    this.#shownAt = performance.now();
    this.version += 1;
    announce(events.map(this.describe).filter(Boolean).join(" "));
    for (const name of new Set(events.map((event) => this.game.sound?.(event) ?? null))) sound(name);
  }

  #wrong(reply: Reply): void {
    this.reply = reply;
    announce(inWords(reply.said), "assertive");
    sound("thud");
    this.#letGo();
  }

  #say(): void {
    if (this.frame?.said) announce(inWords(this.frame.said));
    else if (this.frame) sound("won");
  }
}
