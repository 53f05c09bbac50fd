// What the player has picked up so far: a pawn, and after an oust the opposing pawn that must be put somewhere.
// Only the listed actions decide what can be picked up and put down.
import type { Action, Oust } from "./wire";

export const squareKey = (square: number): string => `s${square}`;
export const campKey = (camp: number): string => `c${camp}`;

export class Choosing {
  #actions: () => readonly Action[];
  #act: (action: Action) => void;
  start = $state<number | null>(null);
  /** The square on which a pawn is being ousted. */
  ousting = $state<number | null>(null);

  constructor(actions: () => readonly Action[], act: (action: Action) => void) {
    this.#actions = actions;
    this.#act = act;
  }

  /** The keys of everything that can be picked up. */
  get pawns(): ReadonlySet<string> {
    return new Set(this.#actions().flatMap((action) => ("start" in action ? [squareKey(action.start)] : [])));
  }

  /** The keys of everywhere that what is picked up can be put. */
  get targets(): ReadonlySet<string> {
    if (this.start === null) return new Set();
    if (this.ousting !== null) return new Set(this.#ousts(this.ousting).map((oust) => squareKey(oust.to)));
    return new Set(this.#from(this.start).map(targetKey));
  }

  /** The squares where a pawn would be ousted. */
  get victims(): ReadonlySet<string> {
    if (this.start === null || this.ousting !== null) return new Set();
    const ousts = this.#from(this.start).filter((action) => action.type === "oust");
    return new Set(ousts.map((oust) => squareKey(oust.target)));
  }

  get picked(): string | null {
    const square = this.ousting ?? this.start;
    return square === null ? null : squareKey(square);
  }

  pick(key: string): void {
    if (key === this.picked) return;
    this.cancel();
    this.start = Number(key.slice(1));
  }

  /** Put down what is picked up; an oust then picks up the pawn that has to go. */
  drop(key: string): boolean {
    if (!this.targets.has(key) || this.start === null) return false;
    if (this.ousting !== null) return this.#play(this.#ousts(this.ousting).find((oust) => squareKey(oust.to) === key));
    if (this.victims.has(key)) {
      this.ousting = Number(key.slice(1));
      return true;
    }
    return this.#play(this.#from(this.start).find((action) => targetKey(action) === key));
  }

  cancel(): void {
    this.start = null;
    this.ousting = null;
  }

  #play(action: Action | undefined): boolean {
    this.cancel();
    if (action !== undefined) this.#act(action);
    return action !== undefined;
  }

  #from(start: number): Extract<Action, { start: number }>[] {
    return this.#actions().filter((action) => "start" in action).filter((action) => action.start === start);
  }

  #ousts(target: number): Oust[] {
    const ousts = this.#actions().filter((action) => action.type === "oust");
    return ousts.filter((oust) => oust.start === this.start && oust.target === target);
  }
}

function targetKey(action: Extract<Action, { start: number }>): string {
  return action.type === "camp" ? campKey(action.camp) : squareKey(action.target);
}
