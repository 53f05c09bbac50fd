// A running or finished game as one reader sees it: names, marks, whose turn, from which seat.
import { m } from "$messages";
import { announce } from "$kit/announce.svelte";
import type { Advised, GameModule, SeatMark } from "$kit/game";
import { toast } from "$kit/toasts.svelte";
import { hasBoard } from "../games";
import { wantsCoach } from "../known.svelte";
import { inWords } from "../locale.svelte";
import { sound } from "../settings.svelte";
import type { ChatLine, Frame, GameInfo, RefusedFrame, TableInfo } from "../wire";
import { reasonWords, ruleLink, seatNames, turnOf, winners } from "../words";
import { chatText, LiveTable } from "./live.svelte";
import { outcomeTitle } from "./result";
import { acting, mayAct, mySeats, seatToShow, seatToUndo, type Takeable } from "./turn";

/** Told apart by colour-blind eyes, and each seat has a shape besides. */
const COLOURS = ["#e69f00", "#56b4e9", "#2aa87f", "#d98cb8", "#d5603b", "#d9cf4a", "#8f87d6", "#a5adbd"];

/** Milliseconds before a shared board turns to the next player. */
const TIME_TO_SEE = 700;

export class Room {
  readonly live: LiveTable;
  /** Chat lines that came while the chat was not open. */
  unread = $state(0);
  chatShown = $state(false);
  /** Who looks at the screen, where several with secrets share it; null is nobody: the curtain is drawn. */
  present = $state<number | null>(null);

  readonly table: TableInfo = $derived.by(() => this.live.table ?? this.first);
  readonly frame = $derived.by(() => this.live.frame);
  readonly names = $derived.by(() => seatNames(this.table, this.info.bots));
  readonly mine = $derived.by(() => mySeats(this.table.seats));
  /** The seats that may act, and those of them for whom the game waits. */
  readonly actors = $derived.by(() => acting(this.frame?.actors ?? []));
  readonly awaited = $derived.by(() => acting(this.frame?.awaited ?? []));
  readonly outcome = $derived.by(() => this.frame?.outcome ?? this.table.outcome);
  readonly marks: readonly SeatMark[] = $derived.by(() => this.#marks());
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

  /** The seats whose clocks have run out: where a bot plays on, nobody can come back. */
  readonly outOfTime: readonly number[] = $derived.by(() => {
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
    this.live = new LiveTable(first.id, !hasBoard(info.folder), {
      happened: (events, frame) => this.#happened(events, frame),
      refused: (refusal) => this.#refused(refusal),
      chatted: (lines) => this.#chatted(lines),
      undoSettled: ({ agreed }) => agreed !== null && toast(agreed ? m.undo_done() : m.undo_declined()),
    });
  }

  /** In an open game on a shared screen the board is seen by whoever is to move, once the last move was seen.
   * Call it in an effect. */
  follow(): (() => void) | undefined {
    const { shared, wanted, frame } = this;
    if (!shared || this.info.meta.secrets || !frame || wanted === frame.seat) return undefined;
    const timer = setTimeout(() => this.live.look(wanted), this.live.previous === null ? 0 : TIME_TO_SEE);
    return () => clearTimeout(timer);
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

  /** The log in words: what has just happened, and before that what the game does not leave to people's memory. */
  readonly lines = $derived.by(() => {
    const { log, fresh, frame } = this.live;
    const kept = log.slice(0, log.length - fresh.length).filter(({ event }) => !this.game.forgets?.(event, frame?.view));
    return [...kept, ...log.slice(log.length - fresh.length)].map(({ id, event }) => ({ id, text: this.describe(event) }));
  });

  describe = (event: unknown): string | null =>
    this.frame ? this.game.describeEvent(event, this.frame.view, this.names, this.frame.seat) : null;

  #marks(): readonly SeatMark[] {
    const given = this.frame ? (this.game.seatMarks?.(this.frame.view) ?? []) : [];
    return this.table.seats.map((_, seat) => given[seat] ?? { colour: COLOURS[seat % COLOURS.length]!, name: "" });
  }

  #happened(events: readonly unknown[], frame: Frame): void {
    const sentences = events.map(this.describe).filter((sentence) => sentence !== null);
    const mine = this.mine.filter((seat) => frame.awaited.includes(seat)).join();
    const news = mine !== "" && mine !== this.#wasMine;
    this.#wasMine = mine;
    if (frame.can_undo && frame.seat !== null) this.#takeable = { seat: frame.seat, v: frame.v };
    if (events.length && news && !frame.outcome) sentences.push(this.turnWords);
    announce(sentences.join(" "));
    const sounds = new Set(events.map((event) => this.game.sound?.(event) ?? null));
    for (const name of [...sounds].slice(0, 2)) sound(name);
    if (events.length && news && document.hidden) sound("turn");
    if (frame.outcome && this.#wasOver === false) this.#ended(frame.outcome);
    this.#wasOver = frame.outcome !== null;
  }

  #ended(outcome: NonNullable<Frame["outcome"]>): void {
    announce(`${outcomeTitle(this, outcome)}. ${reasonWords(this.info, outcome.reason)}`);
    const { cooperative, scores } = this.info.meta;
    const won = winners(outcome, cooperative);
    const alone = this.mine.length === 1 && won.length > 0 && !won.includes(this.mine[0]!);
    const lost = cooperative ? (outcome.scores[0] ?? 0) <= scores[0] : alone;
    sound(lost ? "lost" : "won");
  }

  #refused({ why, rule }: RefusedFrame): void {
    toast(inWords(why), "refusal", rule ? ruleLink(this.info.meta.slug, rule) : undefined);
  }

  #chatted(lines: readonly ChatLine[]): void {
    if (!this.chatShown) this.unread += lines.length;
    for (const line of lines) announce(m.says({ who: line.name, what: chatText(line, this.info.words.phrases) }));
  }
}
