// A tune-up: six short exercises, by turns to hold a flight for a leg that is drawn and to hear which leg a flight was.
// The legs are imaginary: nothing of the table, and nothing that others could learn from, is used.
import { sum } from "./legs";

export const TASKS = 6;
/** Tenths of a millimetre; a leg to tell apart is longer or shorter by this factor. */
const SHORTEST = 500;
const LONGEST = 3000;
const APART = 1.5;

export interface Task {
  kind: "hold" | "listen";
  length: number;
  /** The legs to choose from when listening, shortest first. */
  choices: readonly number[];
}

export interface Result {
  task: Task;
  /** How long the flight was held, as a share of what the pace asks for. */
  ratio?: number;
  right?: boolean;
}

export class TuneUp {
  results = $state.raw<readonly Result[]>([]);
  task = $state.raw<Task>(draw("hold"));
  /** The newest answer, shown until the next exercise. */
  answered = $state.raw<Result | null>(null);
  pace: number;

  constructor(pace: number) {
    this.pace = pace;
  }

  get done(): boolean {
    return this.results.length === TASKS;
  }

  held(milliseconds: number): void {
    this.#answer({ task: this.task, ratio: milliseconds / (this.pace * this.task.length) });
  }

  chose(length: number): void {
    this.#answer({ task: this.task, right: length === this.task.length });
  }

  next(): void {
    this.answered = null;
    this.task = draw(this.results.length % 2 === 0 ? "hold" : "listen");
  }

  /** The pace that was really kept, how far single flights strayed from it, and how many were heard rightly. */
  get summary(): { pace: number; spread: number; heard: number; listened: number } {
    const logs = this.results.flatMap(({ ratio }) => (ratio === undefined ? [] : [Math.log(ratio)]));
    const middle = sum(logs) / Math.max(1, logs.length);
    const squares = sum(logs.map((log) => (log - middle) ** 2));
    const listened = this.results.filter(({ right }) => right !== undefined);
    return {
      pace: this.pace * Math.exp(middle),
      spread: Math.sqrt(squares / Math.max(1, logs.length - 1)),
      heard: listened.filter(({ right }) => right).length,
      listened: listened.length,
    };
  }

  #answer(result: Result): void {
    if (this.answered !== null || this.done) return;
    this.answered = result;
    this.results = [...this.results, result];
  }
}

function draw(kind: Task["kind"]): Task {
  if (kind === "hold") return { kind, length: between(SHORTEST, LONGEST), choices: [] };
  const shortest = between(SHORTEST, LONGEST / APART ** 2);
  const choices = [shortest, shortest * APART, shortest * APART ** 2];
  return { kind, length: choices[Math.floor(Math.random() * choices.length)]!, choices };
}

const between = (low: number, high: number): number => low * (high / low) ** Math.random();
