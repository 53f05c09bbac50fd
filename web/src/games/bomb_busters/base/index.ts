// The base game, said in the same form as a mechanism.
import type { MissionPart } from "../parts/part";
import { actions } from "./actions";
import { ends } from "./ends";
import { events } from "./events";
import { tasks } from "./tasks";

export const base = { actions, events, tasks, ends } satisfies MissionPart;
