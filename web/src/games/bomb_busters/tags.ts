// What is said of each action, event and task: by the base game, or by one mechanism.
import { base } from "./base";
import { ending } from "./ends";
import { PARTS, type Roster } from "./parts";
import type { ActionHalf, EventHalf, MissionPart, Task, TaskHalf } from "./parts/part";
import type { Action, Event } from "./wire";

const ALL: readonly MissionPart[] = [base, ending, ...PARTS];

const ACTIONS: Readonly<Record<string, ActionHalf<Action>>> = Object.assign({}, ...ALL.map(({ actions }) => actions));
const EVENTS: Readonly<Record<string, EventHalf<Event>>> = Object.assign({}, ...ALL.map(({ events }) => events));
const TASKS: Readonly<Record<string, TaskHalf<Task>>> = Object.assign({}, ...ALL.map(({ tasks }) => tasks));

/** A server may be newer than the page. */
const UNNAMED: ActionHalf<Action> = { label: () => "" };
const UNTOLD: EventHalf<Event> = { says: () => null };

export const actionHalf = ({ type }: Action): ActionHalf<Action> => ACTIONS[type] ?? UNNAMED;
export const eventHalf = ({ type }: Event): EventHalf<Event> => EVENTS[type] ?? UNTOLD;
/** Of some tasks nothing is said: chance does them. */
export const taskHalf = ({ type }: Task): TaskHalf<Task> => TASKS[type] ?? {};

type Halves = "actions" | "events";
type All = readonly [typeof base, typeof ending, ...Roster];
type Tags<P, K extends Halves> = P extends { readonly [H in K]: infer Half } ? keyof Half : never;
/** Tags that two of them say. */
type Twice<L extends readonly unknown[], K extends Halves> = L extends readonly [infer First, ...infer Rest]
  ? (Tags<First, K> & Tags<Rest[number], K>) | Twice<Rest, K>
  : never;
/** Tags that nobody says, or more than one. */
type Wrong =
  | Exclude<Action["type"], Tags<All[number], "actions">>
  | Twice<All, "actions">
  | Exclude<Event["type"], Tags<All[number], "events">>
  | Twice<All, "events">;
type None<T extends never> = T;
/** Each tag is said once: where one is not, this names it and does not compile. */
export type Proven = None<Wrong>;
