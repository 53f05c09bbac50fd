// How a mission ended, in a sentence.
import { base } from "./base";
import { PARTS } from "./parts";
import type { EndHalf, Events, MissionPart } from "./parts/part";

const ENDS: Readonly<Record<string, EndHalf>> = Object.assign({}, base.ends, ...PARTS.map(({ ends }) => ends));

export const endOf = (reason: string): EndHalf | undefined => ENDS[reason];

const events = { ended: { says: ({ reason }) => endOf(reason)?.ended() ?? null } } satisfies Events;

export const ending = { events } satisfies MissionPart;
