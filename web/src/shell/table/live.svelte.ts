// A table as it happens: what the server last said, and what can be said back.
import { inWords } from "../locale.svelte";
import type {
  AdviceFrame,
  ChatLine,
  Frame,
  Incoming,
  Outgoing,
  RefusedFrame,
  SetPace,
  TableInfo,
  UndoAsked,
} from "../wire";
import { openIfAsked } from "../fair/together";
import { letGo } from "$kit/focus";
import type { Signalled } from "$kit/game";
import { connectionTo, type Views } from "./ahead";
import { changed } from "./changes";
import { inRows } from "./columns";
import { Sending } from "./sending.svelte";
import type { Connection, Socket } from "./socket";
import type { Numbered } from "./turns";

export type Pace = SetPace["pace"];

/** A frame with what is new in it; nothing is new in the first frame or after a change of seat. */
export interface Moment {
  readonly frame: Frame;
  /** The view before, for animations. */
  readonly previous: unknown;
  readonly fresh: readonly unknown[];
  readonly log: readonly Numbered[];
}

export interface LiveHandlers {
  /** After every frame; `own` where it answers what was done here. */
  happened(moment: Moment, own: boolean): void;
  refused(refusal: RefusedFrame): void;
  chatted(lines: readonly ChatLine[]): void;
  undoSettled(settled: UndoAsked): void;
}

const CHAT_KEPT = 200;

export class LiveTable {
  connection = $state<Connection>("connecting");
  table = $state.raw<TableInfo | null>(null);
  /** The newest frame, which the room may not show yet. */
  frame = $state.raw<Frame | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  undo = $state.raw<UndoAsked | null>(null);
  /** The version at which taking back was refused; asking again would not help. */
  refusedAt = $state<number | null>(null);
  signalled = $state.raw<Signalled | null>(null);
  /** What the coach says of the newest frame; null while it has said nothing. */
  advice = $state.raw<AdviceFrame | null>(null);
  readonly #sending = new Sending();

  #socket: Socket;
  #received = 0;
  #log: readonly Numbered[] = [];
  #signals = 0;
  #chatIsNew = false;

  constructor(
    readonly id: string,
    views: Views,
    readonly handlers: LiveHandlers,
  ) {
    this.#socket = connectionTo(id, views);
  }

  /** Begins to listen. What the server has said already is there at once, so that it is shown with the page. */
  open(): void {
    this.#socket.listen({
      receive: (message) => this.#receive(message),
      changed: (connection) => this.#changed(connection),
    });
  }

  close(): void {
    this.#socket.close();
  }

  /** The action that is on its way for so long that it is seen; null where there is none. */
  get sent(): unknown {
    return this.#sending.late;
  }

  get pending(): boolean {
    return this.sent !== null;
  }

  /** What is returned is over when the answer is there, or takes its time. */
  act(action: unknown): Promise<void> | void {
    const { frame } = this;
    if (!frame || frame.seat === null || this.pending) return;
    if (this.#sending.isOn) return this.#sending.keep(action);
    if (!this.#send({ type: "act", v: frame.v, seat: frame.seat, action })) return;
    letGo();
    return this.#sending.begin(action);
  }

  look(seat: number | null): void {
    this.#send({ type: "look", seat });
  }

  askUndo(seat: number, moves = 1): void {
    if (this.frame) this.#send({ type: "undo", v: this.frame.v, seat, moves });
  }

  consent(seat: number, agree: boolean): void {
    this.#send({ type: "consent", seat, agree });
  }

  admit(number: number, seat: number, agree: boolean): void {
    this.#send({ type: "admit", number, seat, agree });
  }

  concede(seat: number): void {
    this.#send({ type: "concede", seat });
  }

  say(words: { text: string } | { phrase: string }): boolean {
    return this.#send({ type: "say", ...words });
  }

  /** How fast this reader likes to be shown what bots do. Call it in an effect: every connection is told. */
  keepPace(pace: Pace): void {
    if (this.connection === "open") this.#send({ type: "pace", pace });
  }

  askCoach(seat: number): void {
    this.advice = null;
    this.#send({ type: "advise", seat });
  }

  signal(data: unknown): void {
    const seat = this.frame?.seat;
    if (seat !== null && seat !== undefined) this.#send({ type: "signal", seat, data });
  }

  /** Milliseconds of game time at this moment. */
  now(): number {
    return this.frame ? this.frame.now + this.sinceFrame() : 0;
  }

  /** Milliseconds of game time since the newest frame came; none pass while it stands. */
  sinceFrame(): number {
    return this.frame?.stands ? 0 : performance.now() - this.#received;
  }

  #send(message: Incoming): boolean {
    return this.#socket.send(message);
  }

  #changed(connection: Connection): void {
    this.connection = connection;
    this.#sending.end();
    this.#chatIsNew = false;
    if (connection !== "open") this.undo = null;
  }

  #receive(message: Outgoing): void {
    switch (message.type) {
      case "frame":
        return this.#see(this.#whole(message));
      case "table":
        this.table = message.table;
        void openIfAsked(message.table);
        return;
      case "chat":
        return this.#hear(message.lines);
      case "undo-asked":
        this.undo = message.waiting.length ? message : null;
        if (message.agreed === false) this.refusedAt = this.frame?.v ?? null;
        if (!message.waiting.length) this.handlers.undoSettled(message);
        return;
      case "signal":
        this.signalled = { id: ++this.#signals, seat: message.seat, data: message.data };
        return;
      case "advice":
        if (message.seat === this.frame?.seat) this.advice = message;
        return;
      case "refused":
        this.#sending.end();
        return this.handlers.refused(message);
    }
  }

  /** The frame with its view and its actions: the server tells what is different in the last view, and lists by columns. */
  #whole(frame: Frame): Frame {
    const view = frame.changes ? changed(this.frame?.view, frame.changes) : frame.view;
    const actions = frame.columns ? inRows(frame.columns) : frame.actions;
    return { ...frame, view, actions, changes: null, columns: null };
  }

  #see(frame: Frame): void {
    const old = this.frame;
    const events = frame.events as readonly unknown[];
    const own = this.#sending.isOn;
    const next = this.#sending.end(frame.actions);
    // From a given position the first move is the first line of the log: that follows too.
    const goesOn = frame.since > 0 || this.#log.length === 0;
    const follows = old !== null && goesOn && frame.seat === old.seat && !tookBack(old, frame);
    this.#received = performance.now();
    this.#log = this.#logWith(frame, old);
    this.frame = frame;
    this.advice = null;
    const moment = { frame, previous: follows ? old.view : null, fresh: follows ? events : [], log: this.#log };
    this.handlers.happened(moment, own || !follows);
    if (next !== null) void this.act(next);
  }

  /** The log after this frame. After taking back the old lines would be wrong: the whole log is asked for anew. */
  #logWith(frame: Frame, old: Frame | null): readonly Numbered[] {
    const numbered = (from: number): Numbered[] =>
      (frame.events as unknown[]).map((event, index) => ({ id: from + index, event }));
    if (frame.since === 0) return numbered(0);
    if (old && tookBack(old, frame)) this.look(frame.seat);
    return [...this.#log, ...numbered(this.#log.length)];
  }

  /** The first lines after connecting are the whole chat. */
  #hear(lines: readonly ChatLine[]): void {
    if (this.#chatIsNew) this.handlers.chatted(lines);
    this.chat = (this.#chatIsNew ? [...this.chat, ...lines] : lines).slice(-CHAT_KEPT);
    this.#chatIsNew = true;
  }
}

/** Every entry of a table's log is a move, the end of the game, or a taking back. */
const tookBack = (old: Frame, frame: Frame): boolean => !frame.outcome && frame.v - old.v > frame.moves - old.moves;

/** A chat line as it reads: a free text as it is, a fixed phrase in the reader's language. */
export function chatText(line: ChatLine, phrases: Readonly<Record<string, { fr: string; en: string }>>): string {
  const phrase = line.phrase === null ? undefined : phrases[line.phrase];
  return phrase ? inWords(phrase) : (line.text ?? "");
}
