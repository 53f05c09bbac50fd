// A puzzle as it is solved: what was tried, what is said to it, and what the book keeps of it.
import { announce } from "$kit/announce.svelte";
import { inWords } from "../locale.svelte";
import { sound } from "../settings.svelte";
import type { Answer, Pack, Puzzle, Theme, Verdict } from "../wire";
import { written } from "./written";
import { after, EMPTY, next, openBook, today, type Book } from "./book";
import { tellTries } from "./sync";
import { note } from "./tries.svelte";

export class Solver {
  book = $state.raw<Book>(EMPTY);
  puzzle = $state.raw<Puzzle | null>(null);
  /** What was said to the last try. */
  verdict = $state.raw<Verdict | null>(null);
  state = $state<"asked" | "wrong" | "solved" | "shown">("asked");
  /** The last try in words, or what was shown. */
  tried = $state("");
  /** Only puzzles of this theme; empty for all. */
  readonly theme: string;
  /** Grows when the board is to let go of what was picked up. */
  version = $state(0);
  #failed = false;
  readonly #book: string;

  readonly open = $derived(this.state === "asked" || this.state === "wrong");
  readonly actions: readonly unknown[] = $derived.by(() => (this.open ? (this.puzzle?.actions ?? []) : []));
  /** What is chosen from where it is not from the actions: numbers, or places of the board. */
  readonly answers: readonly Answer[] = $derived.by(() =>
    this.open ? (this.puzzle?.answers ?? []).map((number) => this.pack.answers[number]!) : [],
  );
  /** What one chooses from. */
  readonly listed: readonly unknown[] = $derived.by(() => (this.answers.length ? this.answers : this.actions));
  readonly points: readonly string[] = $derived.by(() => this.verdict?.points ?? []);
  readonly asked: Theme | null = $derived.by(
    () => this.pack.themes.find((theme) => theme.slug === this.puzzle?.theme) ?? null,
  );

  constructor(
    readonly pack: Pack,
    theme: string,
    /** An action or an answer of the puzzle in words. */
    readonly named: (chosen: unknown) => string,
    /** Puzzles of one's own games have a book of their own, and no rating. */
    readonly own = false,
  ) {
    this.#book = own ? `${pack.game}/own` : pack.game;
    this.book = openBook(this.#book, pack.puzzles);
    this.theme = pack.themes.some(({ slug }) => slug === theme) ? theme : "";
  }

  get offered(): readonly Puzzle[] {
    return this.pack.puzzles.filter((puzzle) => !this.theme || puzzle.theme === this.theme);
  }

  /** Which of them this one is, from 1 on. */
  get number(): number {
    return this.offered.findIndex(({ id }) => id === this.puzzle?.id) + 1;
  }

  /** Begins the puzzle of this name, or the next one. */
  begin(id = ""): void {
    this.book = openBook(this.#book, this.pack.puzzles);
    const named = this.pack.puzzles.find((puzzle) => puzzle.id === id);
    this.puzzle = named ?? next(this.offered, this.book, today(), this.puzzle?.id);
    this.#failed = false;
    this.#show("asked", "", null);
    if (this.asked) announce(inWords(this.asked.question));
  }

  /** Somebody tries an action, or chooses an answer. */
  answer(chosen: unknown): void {
    const wanted = written(chosen);
    this.#try(this.listed.findIndex((one) => written(one) === wanted));
  }

  /** Somebody taps a place of the board; one that is no answer says what it is itself. */
  point(key: string): void {
    this.#try(this.answers.findIndex((answer) => answer.key === key));
  }

  /** The first try is the one that counts. */
  #try(number: number): void {
    if (!this.puzzle || !this.open) return;
    const verdict = this.pack.verdicts[this.puzzle.verdicts[number] ?? -1];
    if (!verdict) return;
    const right = this.puzzle.right.includes(number);
    this.#note(right, number);
    this.#show(right ? "solved" : "wrong", this.#name(number), verdict);
    announce(inWords(verdict.said), right ? "polite" : "assertive");
    sound(right ? "won" : "thud");
  }

  /** Somebody gives up and wants to see it. */
  reveal(): void {
    if (!this.puzzle || !this.open) return;
    const number = this.puzzle.right[0]!;
    this.#note(false, -1);
    this.#show("shown", this.#name(number), this.pack.verdicts[this.puzzle.verdicts[number]!] ?? null);
    if (this.verdict) announce(`${this.tried}. ${inWords(this.verdict.said)}`);
  }

  #note(right: boolean, number: number): void {
    const book = this.puzzle && !this.#failed ? after(this.book, this.puzzle, right, today()) : this.book;
    if (this.puzzle && book !== this.book) {
      note(this.#book, [this.puzzle.id, right, Date.now(), number]);
      if (!this.own) void tellTries(this.#book);
    }
    this.book = book;
    this.#failed ||= !right;
  }

  #name(number: number): string {
    return this.named(this.listed[number]);
  }

  #show(state: Solver["state"], tried: string, verdict: Verdict | null): void {
    this.state = state;
    this.tried = tried;
    this.verdict = verdict;
    this.version += 1;
  }
}
