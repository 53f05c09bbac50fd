// A chapter as it is gone through: what the teacher says, what is shown on the board, and what the learner answers.
import { m } from "$messages";
import { announce } from "$kit/announce.svelte";
import type { GameModule } from "$kit/game";
import { toast } from "$kit/toasts.svelte";
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

/** Milliseconds that anything takes to be seen, however small. */
const GLANCE = 900;
/** So many of the last sentences stand beside a board that cannot show what happened. */
const NEWEST = 3;

export class Lesson {
  frame = $state.raw<LessonFrame | null>(null);
  /** What the board shows now, and what it showed before. */
  shot = $state.raw<LessonShot | null>(null);
  previous = $state.raw<unknown>(null);
  /** Grows with everything that is shown, and when the board is to let go of what was picked up. */
  version = $state(0);
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
  #history = $state.raw<readonly unknown[]>([]);
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

  /** The learner has read what there was to read. */
  async goOn(): Promise<void> {
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
      if (frame.reply && !frame.reply.right) return this.#wrong(frame.reply);
      this.reply = frame.reply;
      this.#answers = answers;
      keep(this.slug, this.chapter.slug, answers, frame.said === null);
      await this.#show(frame);
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
  }

  get begun(): boolean {
    return this.#answers.length > 0;
  }

  /** The last few things that happened, in words. */
  get news(): string[] {
    return this.#history.map(this.describe).filter((said) => said !== null).slice(-NEWEST);
  }

  history(): readonly unknown[] {
    return this.#history;
  }

  /** Milliseconds of game time. */
  now(): number {
    return (this.shot?.now ?? 0) + (performance.now() - this.#shownAt);
  }

  describe = (event: unknown): string | null =>
    this.shot && this.frame ? this.game.describeEvent(event, this.shot.view, this.names, this.frame.seat) : null;

  async #restart(answers: readonly unknown[]): Promise<void> {
    if (this.pending !== null || this.playing) return;
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
    this.#history = frame.history;
    this.#put(frame.here, null);
    this.#say();
  }

  /** Shows all that an answer led to, one thing after the other; then the next step begins, or waits to be begun. */
  async #show(frame: LessonFrame): Promise<void> {
    this.playing = true;
    if (frame.reply) announce(inWords(frame.reply.said));
    for (const shot of frame.shots) {
      this.#history = [...this.#history, ...shot.events];
      this.#put(shot, this.shot?.view ?? null);
      announce(shot.events.map(this.describe).filter(Boolean).join(" "));
      for (const name of new Set(shot.events.map((event) => this.game.sound?.(event) ?? null))) sound(name);
      if (shot.events.length) await new Promise((done) => setTimeout(done, Math.max(GLANCE, shot.watch)));
      if (this.#left) return;
    }
    this.playing = false;
    if (frame.jumps && frame.reply) this.#next = frame;
    else if (frame.jumps) this.#begin(frame);
    else this.#stay(frame);
  }

  /** The next step is in the same position. */
  #stay(frame: LessonFrame): void {
    this.frame = frame;
    this.#history = frame.history;
    this.#letGo();
    this.#say();
  }

  /** The board forgets what was picked up, and shows nothing twice. */
  #letGo(): void {
    if (this.shot) this.#put({ ...this.shot, events: [] }, null);
  }

  #put(shot: LessonShot, previous: unknown): void {
    this.previous = previous;
    this.shot = shot;
    this.#shownAt = performance.now();
    this.version += 1;
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
