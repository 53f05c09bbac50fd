// All that the board may ask of a mechanism of missions, and of the base game. Types only.
import type { Component } from "svelte";
import type { GoalPart, Signalled } from "$kit/game";
import type { SoundName } from "$kit/sound";
import type { Advice } from "../odds";
import type { Action, Event, PartsSeen, Signal, Slot, View, Wire } from "../wire";

export type Names = readonly string[];
/** The reader's seat. */
export type Me = number | null;
export type Task = View["tasks"][number];
/** The mechanisms that keep something, and what they keep. */
export type SliceKey = keyof PartsSeen;
export type Slice<K extends SliceKey = SliceKey> = NonNullable<PartsSeen[K]>;

/** An action: its words, and where the board offers it. */
export interface ActionHalf<A> {
  label(action: A, view: View, names: Names): string;
  /** In short, for a question that says the rest. */
  short?(action: A, names: Names, me: Me): string;
  /** The heading of its group, where that is neither its card nor the turn. */
  group?(): string;
  /** The card that it uses. */
  card?(action: A): number;
  /** `asked` answers a question of the game; one may do without what is `free`, or do it beside a cut. */
  way?: "asked" | "free";
  /** One of several values, each of them a key. */
  keyed?: true;
  /** A tap on an own wire does it. */
  tapped?: true;
  /** The word of the voice's answer. */
  answer?(): string;
  /** The word below it in the dock. */
  word?(): string;
  /** Lets time go by: it has an hourglass in the dock. */
  waits?: true;
  /** The panel on which it is chosen. */
  on?: SliceKey;
}

/** An event: its sentence, its sound and its place on the board. */
export interface EventHalf<E> {
  /** Null where it needs no words. */
  says(event: E, view: View, names: Names, me: Me): string | null;
  sound?: SoundName;
  /** A line that is read aloud. */
  aloud?(event: E): string;
  /** True if somebody's turn begins with it. */
  opens?(event: E): boolean;
  /** Told with what it belongs to. */
  detail?: true;
  /** True if it was only said, and lies nowhere. */
  isSpoken?(event: E): boolean;
  /** The panel whose piece it moves. */
  moves?: SliceKey;
  /** The wires that it is about, where its own `slot` or `slots` do not say so. */
  slots?(event: E): readonly Slot[];
}

/** A task that the game waits for: the prompt, and the part of the board that it covers. */
export interface TaskHalf<T> {
  /** For whoever is asked. */
  asks?(task: T, view: View, actions: readonly Action[], names: Names): string;
  /** For the others. */
  awaits?(task: T, view: View, names: Names): string;
  /** For everybody. */
  says?(task: T, view: View, actions: readonly Action[], names: Names): string;
  /** It is chosen over the stands of the others, or over all of them. */
  over?: "others" | "all";
}

export type Actions = { readonly [T in Action["type"]]?: ActionHalf<Extract<Action, { type: T }>> };
export type Events = { readonly [T in Event["type"]]?: EventHalf<Extract<Event, { type: T }>> };
export type Tasks = { readonly [T in Task["type"]]?: TaskHalf<Extract<Task, { type: T }>> };

/** A thing that lies in the dock like a card, and is none. */
export interface CardHalf {
  name(view: View): string;
  rule(): string;
  prompt(words: { card: string }): string;
  /** Drawn on a grid of 24 with a line of 2. */
  glyph: string;
  /** No wires have to be cut for it. */
  isReady?: true;
  /** Only for the own turn. */
  ownTurn?: true;
  /** It stands first, wherever it can be used. */
  first?: true;
}

export interface EndHalf {
  ended(): string;
  /** With the numbers of the end. */
  ending?(numbers: EndNumbers): string;
}

export interface EndNumbers {
  now: number;
  last: number;
  allowed: number;
  left: number;
}

export interface PanelProps {
  view: View;
  actions: readonly Action[];
  names: Names;
  act(action: Action): void;
  /** The words of an action. */
  label(action: Action): string;
  signal(sign: Signal): void;
  signalled: Signalled<Signal> | null;
  /** Milliseconds of game time at this moment. */
  now(): number;
}

/** A piece of the table besides stands and numbers. */
export interface Panel<S> {
  /** Its `data-key` is `part.` and this. */
  key: string;
  name(): string;
  Body: Component<PanelProps>;
  /** Small enough to be whole in the strip; the others are chips there. */
  whole?: true;
  /** True if the mission has it, but it lies elsewhere. */
  isHidden?(slice: S, view: View): boolean;
  /** It is never in the strip: it lies over the stands while the game asks about it. */
  isAsked?(view: View): boolean;
  /** The few signs on its chip. */
  mark?(slice: S, view: View): string;
  /** The time left, on its chip. */
  Clock?: Component<{ view: View; now(): number }>;
}

/** Wires that stand outside the order. */
export interface Loose {
  is(wire: Wire): boolean;
  /** The sign on a standing wire. */
  mark: string;
  words(isOwn: boolean): string;
}

/** Choosing that has a form of its own, over the stands. */
export interface Riddle {
  isOpen(actions: readonly Action[]): boolean;
  Body: Component<{ view: View; actions: readonly Action[]; advice: Advice | null; act(action: Action): void }>;
}

/** The piece that runs in the place of the detonator. */
export interface Score {
  help: string;
  defused: string;
}

/** Its place in the summary: with the rules of the mission, before the stands, or after the cards. */
export type Place = "rules" | "table" | "cards";

/** A mechanism in the browser. A function that takes a `slice` is asked only in missions that have it. */
export interface MissionPart<K extends SliceKey = SliceKey> {
  slice?: K;
  actions?: Actions;
  events?: Events;
  tasks?: Tasks;
  cards?: Readonly<Record<number, CardHalf>>;
  /** The ways to end that it brings. */
  ends?: Readonly<Record<string, EndHalf>>;
  /** The prompt of a turn that asks for something before anything can be cut. */
  turn?(view: View, actions: readonly Action[]): string | null;
  riddle?: Riddle;
  loose?: Loose;
  panel?: Panel<Slice<K>>;
  summary?: { at: Place; words(slice: Slice<K>, view: View, names: Names): string[] };
  /** The stage of the goal that is on. */
  stage?(slice: Slice<K>, view: View): GoalPart;
  /** False where more than mistakes moves the detonator. */
  countsMistakes?: false;
  score?(slice: Slice<K>): Score | null;
  /** A line about red wires here. */
  redHelp?(): string;
  /** True if only some values may be cut now. */
  gatesValues?(slice: Slice<K>): boolean;
  /** The price of cutting each number, from 1 on. */
  prices?(slice: Slice<K>): readonly number[];
  /** A sign at a number of the track. */
  track?: { isAt(slice: Slice<K>, number: number): boolean; words(slice: Slice<K>): string; Sign: Component<{ view: View }> };
  /** The cards that it lays in the dock. */
  dock?(slice: Slice<K>): readonly number[];
  /** Wires that the mission is played with and that lie on no stand, as codes. */
  carried?(slice: Slice<K>, view: View): readonly number[];
  /** Such wires that come on top of those of the mission. */
  extra?(slice: Slice<K>, view: View): readonly number[];
  /** Wires that somebody has pointed at. */
  pointed?(slice: Slice<K>): readonly Slot[];
  /** The title of a seat that has something to do. */
  title?(slice: Slice<K>, seat: number): string;
  /** The values of tokens that lie beside a stand. */
  beside?(slice: Slice<K>, stand: number): readonly number[];
  /** The reader has to remember what was said: the view holds what is in sight, and no more. */
  isByHeart?: true;
  hidesCharacters?(slice: Slice<K>): boolean;
  /** The value whose wires are to be cut at once. */
  together?(slice: Slice<K>): number;
  /** A turn begins with cards that lie over the stands of the others. */
  covers?(slice: Slice<K>, view: View, seat: Me): boolean;
}
