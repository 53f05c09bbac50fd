// What the player has picked up so far: a pawn, and after an oust the opposing pawn that must be put somewhere.
// The listed actions decide what is lit; what is not listed is sent all the same, as the refusal teaches the rule.
import { campKey, campOf, squareKey, squareOf } from "./geometry";
import type { Action, Oust, View } from "./wire";

export class Choosing {
  #view: () => View;
  #actions: () => readonly Action[];
  #act: (action: Action) => unknown;
  start = $state<number | null>(null);
  /** The square on which a pawn is being ousted. */
  ousting = $state<number | null>(null);
  /** Where what was in the hand was put: it lies there while the answer is on its way, and needs no way to come. */
  carried = $state<string | null>(null);

  constructor(view: () => View, actions: () => readonly Action[], act: (action: Action) => unknown) {
    this.#view = view;
    this.#actions = actions;
    this.#act = act;
  }

  /** The keys of the pawns that can move. */
  readonly pawns: ReadonlySet<string> = $derived.by(
    () => new Set(this.#actions().flatMap((action) => ("start" in action ? [squareKey(action.start)] : []))),
  );

  /** The keys of everywhere that what is picked up can be put. */
  readonly targets: ReadonlySet<string> = $derived.by(() => {
    if (this.start === null) return new Set();
    if (this.ousting !== null) return new Set(this.#ousts(this.ousting).map((oust) => squareKey(oust.to)));
    return new Set(this.#from(this.start).map(targetKey));
  });

  /** The squares where a pawn would be ousted. */
  readonly victims: ReadonlySet<string> = $derived.by(() => {
    if (this.start === null || this.ousting !== null) return new Set();
    const ousts = this.#from(this.start).filter((action) => action.type === "oust");
    return new Set(ousts.map((oust) => squareKey(oust.target)));
  });

  get picked(): string | null {
    const square = this.ousting ?? this.start;
    return square === null ? null : squareKey(square);
  }

  /** Any pawn of the side to move: one that cannot move is worth a word. */
  canPick(key: string): boolean {
    const { pawns, turn } = this.#view();
    const square = squareOf(key);
    const isOwn = square !== null && pawns[square]?.toLowerCase() === "wb"[turn];
    return key === this.picked || (isOwn && this.#actions().length > 0);
  }

  pick(key: string): void {
    if (key === this.picked) return;
    this.cancel();
    this.carried = null;
    const square = squareOf(key);
    if (square === null) return;
    if (this.pawns.has(key)) this.start = square;
    else this.#act({ type: "slide", start: square, target: square });
  }

  /** Puts down what is picked up; an oust then picks up the pawn that has to go. A tap on another pawn that can move
   * is not meant for what is picked up: false. */
  drop(key: string, dragged: boolean): boolean {
    const { start, ousting } = this;
    const square = squareOf(key);
    if (start === null) return false;
    if (ousting !== null) void this.#putOusted({ type: "oust", start, target: ousting, to: square ?? start });
    else if (this.victims.has(key)) this.ousting = square;
    else if (this.pawns.has(key) && !dragged) return false;
    else void this.#move(start, key, dragged);
    return true;
  }

  cancel(): void {
    this.start = null;
    this.ousting = null;
  }

  /** The ousted pawn stays in the hand until there is room for it. */
  async #putOusted(oust: Oust): Promise<void> {
    const isRoom = this.targets.has(squareKey(oust.to));
    await this.#send(oust, isRoom ? squareKey(oust.to) : null);
    if (isRoom) this.cancel();
  }

  async #move(start: number, key: string, dragged: boolean): Promise<void> {
    const target = squareOf(key);
    const action: Action = target === null ? { type: "camp", start, camp: campOf(key) } : { type: "slide", start, target };
    await this.#send(action, dragged ? key : null);
    this.cancel();
  }

  /** Put a carried pawn whose move is refused back into the hand. */
  async #send(action: Action, carried: string | null): Promise<void> {
    const before = this.#view();
    this.carried = carried;
    await this.#act(action);
    if (this.#view() === before) this.carried = null;
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
