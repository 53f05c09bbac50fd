// A running or finished game as one reader sees it: names, marks, whose turn, from which seat.
import { m } from "$messages";
import { announce } from "$kit/announce.svelte";
import type { Advised, Ask, GameModule, Scene, SeatMark } from "$kit/game";
import { toast } from "$kit/toasts.svelte";
import { People } from "../civil/people.svelte";
import { hasBoard } from "../games";
import { Stage } from "../../stage/stage.svelte";
import { inWords } from "../locale.svelte";
import { motion, sound } from "../settings.svelte";
import type { ChatLine, GameInfo, Outcome, RefusedFrame, TableInfo } from "../wire";
import { ruleLink, seatNames, turnOf } from "../words";
import { chatText, LiveTable, type Moment } from "./live.svelte";
import { seatMarks } from "./marks";
import { asSentence, endingWords, outcomeTitle, standing } from "./result";
import { acting, mayAct, mySeats, seatToShow, seatToUndo, type Takeable } from "./turn";
import { playedOf, sinceMine, told, turnsOf, type Numbered, type Telling, type ToldTurn, type Turn } from "./turns";

/** Milliseconds before a shared board turns to the next player. */
const TIME_TO_SEE = 700;
/** Milliseconds of a caption where the game says nothing of how long people need. */
const GLANCE = 900;
/** Milliseconds in which an answer that takes its time needs no words. */
const WORDLESS = 100;
/** Milliseconds in which the end is seen on the board before anything is said of it. */
const LAST_MOMENT = 2400;

export class Room {
  readonly live: LiveTable;
  /** The frames that are shown, and when: everything below reads the one that the board shows. */
  readonly stage: Stage<Moment>;
  /** The board's question within a move. */
  asked = $state.raw<Ask | null>(null);
  /** Who is here beside me, and whose lines I do not want to read. */
  readonly people: People;
  /** Chat lines that came while the chat was not open. */
  unread = $state(0);
  chatShown = $state(false);
  /** Who looks at the screen, where several with secrets share it; null is nobody: the curtain is drawn. */
  present = $state<number | null>(null);
  /** The tab of the drawer that is open; null while it is closed. */
  tab = $state<string | null>(null);
  /** What was sent is on its way for so long that it is said; most answers are there before. */
  waits = $state(false);
  /** The game is over, and its last moment was seen. */
  ended = $state(false);
  /** Nobody has read the end yet. */
  endIsNew = true;
  /** We have just won, before everybody's eyes. */
  celebrates = $state(false);

  readonly table: TableInfo = $derived.by(() => this.live.table ?? this.first);
  readonly moment = $derived.by(() => this.stage.shown);
  readonly frame = $derived.by(() => this.moment?.frame ?? null);
  /** The frame that is shown is the newest. */
  readonly isPresent = $derived.by(() => this.frame === this.live.frame);
  readonly names = $derived.by(() => seatNames(this.table, this.info.bots));
  readonly mine = $derived.by(() => mySeats(this.table.seats));
  /** The seats that may act, and those of them for whom the game waits. */
  readonly actors = $derived.by(() => acting(this.frame?.actors ?? []));
  readonly awaited = $derived.by(() => acting(this.frame?.awaited ?? []));
  /** By the frame that is shown: the table is told of the end before the board, which may have something to show first. */
  readonly outcome = $derived.by(() => (this.frame ? this.frame.outcome : this.table.outcome));
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

  /** True if the table allows a coach. */
  readonly hasCoach = $derived.by(() => this.table.coach && this.info.coaches);
  /** The version at which the reader asked for a hint. */
  asksAt = $state<number | null>(null);

  /** The seat of mine that the coach should advise now: it sees the board and can do something. */
  readonly coached: number | null = $derived.by(() => {
    const { frame } = this;
    if (!this.hasCoach || this.outcome || this.curtained || !frame?.actions.length || !this.isPresent) return null;
    return this.live.connection === "open" ? frame.seat : null;
  });

  /** What the coach says, for the board. */
  readonly advised: Advised | null = $derived.by(() => {
    const advice = this.coached === null || this.asksAt !== this.frame?.v ? null : (this.live.advice?.advice ?? null);
    return advice && { best: advice.best ?? null, shown: advice.shown ?? null };
  });

  /** The coach's words; null where nobody has asked. */
  readonly hinted: string | null = $derived.by(() => {
    if (this.coached === null || this.asksAt !== this.frame?.v) return null;
    const { advice } = this.live;
    if (advice === null) return m.coach_thinking();
    return advice.advice ? inWords(advice.advice.said) : m.coach_silent();
  });

  /** True while the coach thinks. */
  readonly isAsking = $derived.by(() => this.hinted !== null && this.live.advice === null);

  /** Others' turns that the reader has not seen happen: they came back, and have not acted or been told yet. */
  readonly missed: readonly ToldTurn[] = $derived.by(() =>
    this.moment?.previous == null && this.myTurn && !this.#told && !this.shared ? this.since : [],
  );
  #told = $state(false);

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
    this.stage = new Stage<Moment>({
      scenes: (moment) => this.#scenesOf(moment),
      show: (moment) => this.#happened(moment),
    });
    this.live = new LiveTable(first.id, hasBoard(info.folder) ? "keeps" : "drawn", {
      happened: (moment, own) => this.stage.arrive(moment, own),
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
    if (!shared || this.info.meta.secrets || !frame || wanted === frame.seat || this.stage.scene) return undefined;
    const timer = setTimeout(() => this.live.look(wanted), this.moment?.previous == null ? 0 : TIME_TO_SEE);
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

  /** The reader wants a hint for this turn. */
  askHint(): void {
    const { coached, frame } = this;
    if (coached === null || !frame) return;
    this.asksAt = frame.v;
    this.live.askCoach(coached);
  }

  /** The captions of what was missed, one turn after the other. */
  tellMissed(): void {
    const turns = [...this.missed].reverse();
    this.#told = true;
    this.stage.tell(turns.map(({ said }) => ({ ms: Math.min(3000, 900 + 30 * said.length), says: said })));
  }

  /** The one who is to act has the screen: the curtain is drawn for them. */
  takeScreen(): void {
    this.present = null;
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
  readonly turns: readonly Turn[] = $derived.by(() => turnsOf(this.moment?.log ?? [], this.game.opensTurn));
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
    const old = (this.moment?.log.length ?? 0) - (this.moment?.fresh.length ?? 0);
    const isKept = ({ id, event }: Numbered): boolean => id >= old || !this.game.forgets?.(event, this.frame?.view);
    const kept = turns.map((turn) => ({ ...turn, entries: turn.entries.filter(isKept) }));
    return kept.flatMap((turn) => told(turn, this.telling) ?? []);
  }

  /** True while the card of the end stands over the board. */
  card = $state(false);

  /** The end is there to be read. */
  showEnd(): void {
    this.card = true;
    this.tab = null;
  }

  /** The scenes of a frame: by the game, or the sentences of what others did. */
  #scenesOf({ frame, previous, fresh }: Moment): readonly Scene[] {
    // At an open game on one screen all have seen it happen; behind a curtain nobody sees anything.
    if (!fresh.length || this.curtained || (this.shared && !this.info.meta.secrets)) return [];
    const [names, me] = [this.names, frame.seat];
    const news = { events: fresh, before: previous, after: frame.view, names, me, watch: frame.watch ?? 0 };
    if (this.game.scenes) return this.game.scenes(news);
    if (frame.last !== null && frame.last === me) return [];
    const said = fresh.map((event) => this.game.describeEvent(event, frame.view, names, me)).filter(Boolean);
    return said.length ? [{ ms: frame.watch || GLANCE, says: said.join(" ") }] : [];
  }

  #happened({ frame, fresh: events }: Moment): void {
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
