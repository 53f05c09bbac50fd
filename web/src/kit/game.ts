// What a game's browser half is. The shell is written against this file alone and knows no game.
// A game's half knows no rules: what may be done is the list of actions it is handed.
import type { Component } from "svelte";
import type { SoundName } from "./sound";

/** The default export of `games/<folder>/index.ts`, loaded when a table of that game is opened. */
export interface GameModule<View = any, Action = any, Event = any> {
  Board: Component<BoardProps<View, Action, Event>>;

  /** An action as a button of the action list, in the current language. Actions of one `group` stand together. */
  describeAction(action: Action, view: View, names: readonly string[]): ActionWords;

  /** Whether an action is made on the board alone because it is measured there: a control of the board that keyboard and
   * screen reader can work too stands for its button. */
  onBoard?(action: Action): boolean;

  /** True where the moves stand beside the board as buttons: the drawer has no list of them then. */
  hasList?: boolean;

  /** Whether a legal action makes sense at a table with these people: a question to bots alone does not. `people` has an
   * entry for each seat. Without it everything that is legal is offered. */
  isOffered?(action: Action, view: View, people: readonly boolean[]): boolean;

  /** What happened, as one sentence for the log and the live announcements; null where it needs no words.
   * `view` is the newest one, also for older events. `me` is the reader's seat: what concerns it is said in the second
   * person ("the bot robbed your shuttle"); null for onlookers, and in a replay that nobody's eyes are chosen for. */
  describeEvent(event: Event, view: View, names: readonly string[], me: number | null): string | null;

  /** Whether somebody's turn begins with this event. Without it a turn begins where an event names another `seat`. */
  opensTurn?(event: Event): boolean;

  /** A whole turn in one sentence: for the log, whose single lines are its details, and for the strip that tells what
   * happened since the reader's last turn. Null where it needs no words; without it the shell takes the sentences of
   * `describeEvent`, shortened. */
  tellTurn?(events: readonly Event[], view: View, names: readonly string[], me: number | null): string | null;

  /** What the reader is after, and how far they have come: stands above the board all the time. Null shows nothing. */
  goal?(view: View, seat: number | null, names: readonly string[]): Goal | null;

  /** How it ended, in one sentence with its numbers ("Nine systems to five"); without it the reason is given. */
  ending?(view: View, outcome: Outcome, names: readonly string[], me: number | null): string | null;

  /** Whether the log keeps no line of an event once something else has happened: it was said, and is to be remembered. */
  forgets?(event: Event, view: View): boolean;

  /** The sound of an event; null is silence. */
  sound?(event: Event): SoundName | null;

  /** Where the game stands, in a sentence or two, for whoever cannot see the board. */
  summary?(view: View, names: readonly string[]): string;

  /** The prompt for `seat`, in one line of at most fifty characters ("Fly, or lay a token"); the voice says it. Without
   * it, or where it is null, the voice says whose turn it is. */
  prompt?(view: View, seat: number, actions: readonly Action[], names: readonly string[]): string | null;

  /** The `data-key`s of all that decides now: each is wholly in sight at every size. Tests hold that. */
  needs?(view: View, seat: number | null): readonly string[];

  /** The scenes between two views, one after the other. Without it the last sentences of `describeEvent` are said
   * for as long as the frame says people need to follow. */
  scenes?(news: News<View, Event>): readonly Scene[];

  /** How each seat is marked on the board, so that seats and the turn bar wear the same colours. */
  seatMarks?(view: View): readonly SeatMark[];
}

/** Events between two views, for the scenes of them. */
export interface News<View = any, Event = any> {
  events: readonly Event[];
  /** Null at first sight and after taking back. */
  before: View | null;
  after: View;
  names: readonly string[];
  me: number | null;
  /** Milliseconds that people need to follow this, by the rules of the game: bots wait so long. */
  watch: number;
}

/** A moment that is seen on the board, with a caption of the voice. All scenes of a frame take three seconds at most. */
export interface Scene {
  ms: number;
  says: string | null;
  /** The `data-key`s that it is about. */
  keys?: readonly string[];
  /** True while the board still shows the view before: somebody points, and the answer is not seen yet. */
  holds?: boolean;
  /** A name by which the board draws it. */
  name?: string;
}

/** A step within a move: the voice asks it, with one answer; `cancel` takes the last place of the dock. */
export interface Ask {
  says: string;
  answer?: Answer | undefined;
  cancel?: (() => void) | undefined;
}

/** The one button beside a question: at most eleven characters. `why` says why it cannot be pressed yet; `calls` has the
 * keyboard come to it. */
export interface Answer {
  label: string;
  act(): void;
  why?: string | undefined;
  calls?: boolean;
}

/** Of a long list few labels are ever read: where one takes its time, it may be a getter. */
export interface ActionWords {
  group: string;
  label: string;
}

export interface Outcome {
  reason: string;
  scores: readonly number[];
}

/** The goal in a few words ("Bring Ada home with the telescope") and the way there, or what is to be known of it. */
export interface Goal {
  says: string;
  parts: readonly GoalPart[];
}

/** A station on the way (`done`, `now`, `ahead`) or a fact that counts (`fact`: "2 guesses left"); `help` explains it in
 * a sentence or two to whoever asks. */
export interface GoalPart {
  label: string;
  state: "done" | "now" | "ahead" | "fact";
  help?: string | undefined;
}

/** `colour` is any CSS colour, `name` what it is called ("noir"), in the current language. */
export interface SeatMark {
  colour: string;
  name: string;
}

export interface BoardProps<View = any, Action = any, Event = any, Shown = any, Signal = any> {
  view: View;
  /** The view before this one, for animations; null at first sight, after a jump and after taking back. */
  previous: View | null;
  /** Every legal action of `seat` now that is offered; empty for spectators, in replays and while others are to move. */
  actions: readonly Action[];
  /** What led from `previous` to `view`. */
  events: readonly Event[];
  /** Everything that happened so far, as `seat` learned of it; `events` are the last of it. */
  history(): readonly Event[];
  /** Grows with everything that happens: a key for effects and animations. */
  version: number;
  /** The seat looked from; null for a spectator. */
  seat: number | null;
  /** One name per seat. */
  names: readonly string[];
  /** Everybody who may act now. */
  actors: readonly number[];
  /** The scene that is played now, from `scenes`; null at rest. */
  scene: Scene | null;
  /** Has the voice ask for a step within a move; null takes it back. Call it in an effect. */
  ask(step: Ask | null): void;
  /** Sends an action: one of `actions`, its measured fields filled in. The answer is a new view, or a refusal. What is
   * returned is over when it is there, or takes its time: a board that lets go of what was chosen only then is painted
   * once. */
  act(action: Action): Promise<void> | void;
  /** What is asked for is a place of the board: called with the `data-key` of the one that somebody chooses. */
  point?: ((key: string) => void) | undefined;
  /** A desk where nothing is at stake: what the table hears once can be heard again. */
  study?: boolean | undefined;
  /** Takes back the last so many moves of `seat` as one, or asks the others for it; absent where nothing is taken back. */
  undo?: ((moves: number) => void) | undefined;
  /** False in replays, for spectators, and while an action is on its way. */
  interactive: boolean;
  /** The reader asked for patterns beside colours. */
  patterns: boolean;
  /** False under reduced motion: change at once. */
  motion: boolean;
  /** Milliseconds of game time at this moment. */
  now(): number;
  /** The game time at which the game's own clock acts, if one runs. */
  deadline: number | null;
  /** Sends a fleeting sign to the others at the table, of a kind that the game lists. */
  signal(data: Signal): void;
  /** The newest fleeting sign of somebody else; `id` tells two equal ones apart. */
  signalled: Signalled<Signal> | null;
  /** What the mentor says of this very view, where the table has one: the shell shows the words, the board what is
   * `shown`. */
  advice: Advised<Action, Shown> | null;
  /** The day of the game, as an ISO date and time. */
  date: string;
}

/** What the mentor would do, and what the game's board may draw of its reasons. */
export interface Advised<Action = any, Shown = any> {
  best: Action | null;
  shown: Shown | null;
}

export interface Signalled<Signal = any> {
  id: number;
  seat: number;
  data: Signal;
}

/** The props of `games/<folder>/Rules.svelte`: it draws the figure of a rule, or nothing. */
export interface RuleFigureProps {
  slug: string;
  rule: string;
}
