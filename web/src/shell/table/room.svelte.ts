// A running or finished game as one reader sees it: names, marks, whose turn, from which seat.
import { m } from "$messages";
import { announce } from "$kit/announce.svelte";
import type { Advised, GameModule, SeatMark } from "$kit/game";
import type { Height } from "$kit/heights";
import { toast } from "$kit/toasts.svelte";
import { People } from "../civil/people.svelte";
import { hasBoard } from "../games";
import { wantsCoach } from "../known.svelte";
import { inWords } from "../locale.svelte";
import { motion, sound } from "../settings.svelte";
import type { ChatLine, Frame, GameInfo, Outcome, RefusedFrame, TableInfo } from "../wire";
import { ruleLink, seatNames, turnOf } from "../words";
import { chatText, LiveTable } from "./live.svelte";
import { seatMarks } from "./marks";
import { asSentence, endingWords, outcomeTitle, standing } from "./result";
import { acting, mayAct, mySeats, seatToShow, seatToUndo, type Takeable } from "./turn";
import { playedOf, sinceMine, told, turnsOf, type Numbered, type Telling, type ToldTurn, type Turn } from "./turns";

/** Milliseconds before a shared board turns to the next player. */
const TIME_TO_SEE = 700;
/** Milliseconds in which an answer that takes its time needs no words. */
const WORDLESS = 100;
/** Milliseconds in which the end is seen on the board before anything is said of it. */
const LAST_MOMENT = 2400;

export class Room {
  readonly live: LiveTable;
  /** Who is here beside me, and whose lines I do not want to read. */
  readonly people: People;
  /** Chat lines that came while the chat was not open. */
  unread = $state(0);
  chatShown = $state(false);
  /** Who looks at the screen, where several with secrets share it; null is nobody: the curtain is drawn. */
  present = $state<number | null>(null);
  /** What is open beside the board, and how much of a phone it takes. */
  tab = $state("actions");
  sheet = $state<Height>("peek");
  /** What was sent is on its way for so long that it is said; most answers are there before. */
  waits = $state(false);
  /** The game is over, and its last moment was seen. */
  ended = $state(false);
  /** Nobody has read the end yet. */
  endIsNew = true;
  /** We have just won, before everybody's eyes. */
  celebrates = $state(false);

  readonly table: TableInfo = $derived.by(() => this.live.table ?? this.first);
  readonly frame = $derived.by(() => this.live.frame);
  readonly names = $derived.by(() => seatNames(this.table, this.info.bots));
  readonly mine = $derived.by(() => mySeats(this.table.seats));
  /** The seats that may act, and those of them for whom the game waits. */
  readonly actors = $derived.by(() => acting(this.frame?.actors ?? []));
  readonly awaited = $derived.by(() => acting(this.frame?.awaited ?? []));
  readonly outcome = $derived.by(() => this.frame?.outcome ?? this.table.outcome);
  readonly marks: readonly SeatMark[] = $derived.by(() =>
    seatMarks(this.game, this.frame?.view, this.table.seats.length),
  );
  /** Whether the game waits for a seat of mine. */
  readonly myTurn = $derived.by(() => !this.outcome && this.mine.some((seat) => this.awaited.includes(seat)));
  /** Whether the seat that is shown may act. */
  readonly canAct = $derived.by(() => !this.outcome && mayAct(this.frame?.seat ?? null, this.mine, this.actors));
  readonly shared = $derived.by(() => this.mine.length > 1 && !this.outcome);
  /** That it is my turn; where several share the screen, whose it is. */
  readonly turnWords = $derived.by(() =>
    this.shared ? turnOf(this.awaited.map((seat) => this.names[seat]!)) : m.your_turn(),
  );
  readonly wanted = $derived.by(() => seatToShow(this.mine, this.awaited, this.frame?.seat ?? null));
  readonly curtained = $derived.by(() => this.shared && this.info.meta.secrets && this.present !== this.frame?.seat);
  /** The screen should go to this seat, which is not the one that looks at it. */
  readonly handOver = $derived.by(() =>
    this.shared && this.info.meta.secrets && this.wanted !== this.frame?.seat ? this.wanted : null,
  );

  /** The actions that make sense with the people at this table. */
  readonly offered: readonly unknown[] = $derived.by(() => {
    const { frame, game, table } = this;
    const people = table.seats.map((seat) => seat.kind === "guest");
    const actions = (frame?.actions ?? []) as readonly unknown[];
    return actions.filter((action) => game.isOffered?.(action, frame?.view, people) ?? true);
  });

  /** The actions that stand in the list: all but those that can only be made on the board. */
  readonly listed: readonly unknown[] = $derived.by(() =>
    this.offered.filter((action) => !this.game.onBoard?.(action)),
  );

  /** Whether the table allows a coach and the reader wants one. */
  readonly hasCoach = $derived.by(
    () => this.table.coach && this.info.coaches && wantsCoach(this.info.meta.slug, this.table.id),
  );

  /** The seat of mine that the coach should advise now: it sees the board and can do something. */
  readonly coached: number | null = $derived.by(() => {
    const { frame } = this;
    if (!this.hasCoach || this.outcome || this.curtained || !frame?.actions.length) return null;
    return this.live.connection === "open" ? frame.seat : null;
  });

  /** What the coach says, for the board. */
  readonly advised: Advised | null = $derived.by(() => {
    const advice = this.coached === null ? null : (this.live.advice?.advice ?? null);
    return advice && { best: advice.best ?? null, shown: advice.shown ?? null };
  });

  /** The seat of mine that can take back a move. */
  readonly undoSeat = $derived.by(() => {
    const { frame, mine, info } = this;
    if (!frame || this.outcome || this.live.refusedAt === frame.v) return null;
    return seatToUndo(frame, mine, info.meta.secrets, this.#takeable);
  });

  /** The seats whose clocks have run out: where a bot plays on, nobody can come back; whose days have passed can. */
  readonly outOfTime: readonly number[] = $derived.by(() => {
    if (this.table.correspondence) return [];
    const passed = this.live.sinceFrame();
    const left = (this.frame?.clocks ?? []).map((ms, seat) => (this.awaited.includes(seat) ? ms - passed : ms));
    return this.table.seats.flatMap((seat, number) => (seat.left && (left[number] ?? 1) <= 0 ? [number] : []));
  });

  #takeable = $state.raw<Takeable | null>(null);
  /** The seats of mine that the last frame waited for; that it still does is no news. */
  #wasMine = "";
  /** Whether the last frame was the end; null before the first one. */
  #wasOver: boolean | null = null;

  constructor(
    readonly first: TableInfo,
    readonly info: GameInfo,
    readonly game: GameModule,
  ) {
    this.people = new People(first.id);
    this.live = new LiveTable(first.id, hasBoard(info.folder) ? "keeps" : "drawn", {
      happened: (events, frame) => this.#happened(events, frame),
      refused: (refusal) => this.#refused(refusal),
      chatted: (lines) => void this.#chatted(lines),
      undoSettled: ({ agreed }) => agreed !== null && toast(agreed ? m.undo_done() : m.undo_declined()),
    });
    this.live.open();
  }

  /** In an open game on a shared screen the board is seen by whoever is to move, once the last move was seen.
   * Call it in an effect. */
  follow(): (() => void) | undefined {
    const { shared, wanted, frame } = this;
    if (!shared || this.info.meta.secrets || !frame || wanted === frame.seat) return undefined;
    const timer = setTimeout(() => this.live.look(wanted), this.live.previous === null ? 0 : TIME_TO_SEE);
    return () => clearTimeout(timer);
  }

  /** That something is on its way is only said where it takes its time. Call it in an effect. */
  wait(): (() => void) | undefined {
    if (!this.live.pending) return undefined;
    const timer = setTimeout(() => (this.waits = true), WORDLESS);
    return () => {
      clearTimeout(timer);
      this.waits = false;
    };
  }

  /** Every new frame is a new question to the coach. Call it in an effect. */
  consult(): void {
    const { coached, frame } = this;
    if (coached !== null && frame) this.live.askCoach(coached);
  }

  /** `seat` has the screen now. */
  reveal(seat: number): void {
    this.present = seat;
    if (this.frame?.seat !== seat) this.live.look(seat);
  }

  readonly telling: Telling = $derived.by(() => ({
    game: this.game,
    view: this.frame?.view,
    names: this.names,
    me: this.frame?.seat ?? null,
  }));
  /** What happened by turns. */
  readonly turns: readonly Turn[] = $derived.by(() => turnsOf(this.live.log, this.game.opensTurn));
  readonly story: readonly ToldTurn[] = $derived.by(() =>
    this.curtained ? [] : this.#inWords(playedOf(this.turns, this.frame?.last ?? null)),
  );
  /** What others did since the seat that looks on has acted, the latest turn first. */
  readonly since: readonly ToldTurn[] = $derived.by(() => {
    if (this.outcome || this.curtained || !this.mine.includes(this.frame?.seat ?? -1)) return [];
    return this.#inWords(sinceMine(this.turns, this.frame?.seat ?? null, this.frame?.last ?? null));
  });

  /** Turns in words: what has just happened, and of what was before all that the game does not leave to memory. */
  #inWords(turns: readonly Turn[]): ToldTurn[] {
    const old = this.live.log.length - this.live.fresh.length;
    const isKept = ({ id, event }: Numbered): boolean => id >= old || !this.game.forgets?.(event, this.frame?.view);
    const kept = turns.map((turn) => ({ ...turn, entries: turn.entries.filter(isKept) }));
    return kept.flatMap((turn) => told(turn, this.telling) ?? []);
  }

  /** The end is there to be read: beside the board, which stays in sight. */
  showEnd(): void {
    this.tab = "result";
    if (this.sheet === "peek") this.sheet = "half";
  }

  #happened(events: readonly unknown[], frame: Frame): void {
    const { game, view, names, me } = this.telling;
    const words = events.map((event) => game.describeEvent(event, view, names, me));
    const sentences = words.filter((sentence) => sentence !== null);
    const mine = this.mine.filter((seat) => frame.awaited.includes(seat)).join();
    const news = mine !== "" && mine !== this.#wasMine;
    this.#wasMine = mine;
    if (frame.can_undo && frame.seat !== null) this.#takeable = { seat: frame.seat, v: frame.v };
    if (events.length && news && !frame.outcome) sentences.push(this.turnWords);
    announce(sentences.join(" "));
    const sounds = new Set(events.map((event) => this.game.sound?.(event) ?? null));
    for (const name of [...sounds].slice(0, 2)) sound(name);
    if (events.length && news && document.hidden) sound("turn");
    if (frame.outcome && this.#wasOver !== true) this.#end(frame.outcome, this.#wasOver === false);
    this.#wasOver = frame.outcome !== null;
  }

  /** The end is spoken of once its last moment was `seen`; whoever comes later is told at once. */
  #end(outcome: Outcome, seen: boolean): void {
    const tell = (): void => {
      this.ended = true;
      this.showEnd();
      if (!seen) return;
      announce(`${asSentence(outcomeTitle(this, outcome))} ${endingWords(this, outcome)}`);
      sound(standing(this, outcome) === "lost" ? "lost" : "won");
      this.celebrates = standing(this, outcome) === "won" && motion();
    };
    if (seen && motion()) setTimeout(tell, LAST_MOMENT);
    else tell();
  }

  #refused({ why, rule }: RefusedFrame): void {
    toast(inWords(why), "refusal", rule ? ruleLink(this.info.meta.slug, rule) : undefined);
  }

  async #chatted(all: readonly ChatLine[]): Promise<void> {
    await this.people.ensure(all.map(({ who }) => who));
    const lines = all.filter(({ who }) => !this.people.isMuted(who));
    if (!this.chatShown) this.unread += lines.length;
    for (const line of lines) announce(m.says({ who: line.name, what: chatText(line, this.info.words.phrases) }));
  }
}
