// Scenes between two views: a hand points and a value is named, then the answer, then all else that moved.
// Milliseconds agree with `TO_WATCH` of the Python half.
import type { News, Scene } from "$kit/game";
import { clipped } from "$kit/names";
import type { SoundName } from "$kit/sound";
import { m } from "$messages";
import { partMoved } from "./missionParts";
import { onTable } from "./reminders";
import { nameOf, slotNames } from "./saying";
import { eventHalf } from "./tags";
import { describeEvent } from "./telling";
import { letter, ownerOf, seatedStands, slotKey, slotName, valueMark, valueOf, valueWord } from "./values";
import type { Event, Slot, View } from "./wire";

const POINTS = 900;
const TURNS = 300;
const ERRS = 500;
const FALLS = 400;
const LIGHTS = 960;
const BURSTS = 600;
const GROWS = 250;
const MOVES = 600;

/** The scene as the board draws it: its name, and the keys that it is about. */
export interface Stage {
  name: string;
  keys: ReadonlySet<string>;
}

const REST: Stage = { name: "", keys: new Set() };

export const stageOf = (scene: Scene | null): Stage => (scene?.name ? { name: scene.name, keys: new Set(scene.keys) } : REST);

/** The sound at the beginning of a scene. */
export const HEARD: Readonly<Record<string, SoundName>> = { right: "snip", wrong: "thud", validated: "chime", exploded: "boom" };

export function scenes({ events, before, after, names: whole, me, watch }: News<View, Event>): readonly Scene[] {
  const names = whole.map(clipped);
  const played = [...pointing(events, before, names, me), ...outcome(events, names, me)];
  const shown = [...played, ...moving(events, played.length ? null : before, after, names, me), ...ending(events)];
  if (shown.length === 0) return told(events, onTable(after), names, me, watch);
  const rest = watch - shown.reduce((sum, { ms }) => sum + ms, 0);
  return rest > 0 ? shown.map((scene, at) => (at === shown.length - 1 ? { ...scene, ms: scene.ms + rest } : scene)) : shown;
}

const find = <T extends Event["type"]>(events: readonly Event[], type: T): Extract<Event, { type: T }> | undefined =>
  events.find((event): event is Extract<Event, { type: T }> => event.type === type);

const keysOf = (slots: readonly Slot[]): string[] => slots.map(slotKey);

/** Somebody else points: the board still shows what was before. */
function* pointing(events: readonly Event[], before: View | null, names: readonly string[], me: number | null): Iterable<Scene> {
  const announced = find(events, "announced");
  if (!announced || announced.seat === me || before === null) return;
  const value = announced.values.map(valueWord).join(m.bomb_busters_says_or());
  const says = m.bomb_busters_scene_point({ name: nameOf(names, announced.seat), slots: aimed(announced.slots), value });
  yield { ms: POINTS, says, keys: keysOf(announced.slots), holds: true, name: "point" };
}

/** Wires in few words: many of them are a stand. */
export const aimed = (slots: readonly Slot[]): string =>
  slots.length > 3 ? m.bomb_busters_whole_stand({ letter: letter(slots[0]![0]) }) : slotNames(slots);

/** Right, or wrong, and a number that is complete. */
function* outcome(events: readonly Event[], names: readonly string[], me: number | null): Iterable<Scene> {
  const cut = find(events, "cut") ?? find(events, "cut-together");
  if (cut) yield { ms: TURNS, says: cutWords(cut, names, me), keys: keysOf(cut.slots), name: "right" };
  const missed = find(events, "missed");
  if (missed) {
    const placed = find(events, "token-placed");
    const at = placed?.slot ?? find(events, "note-placed")?.slot ?? find(events, "announced")?.slots[0];
    const says = placed ? m.bomb_busters_scene_wrong_is({ slot: slotName(placed.slot), value: valueWord(placed.value) }) : m.bomb_busters_scene_wrong();
    yield { ms: ERRS, says, keys: at ? keysOf([at]) : [], name: "wrong" };
  }
  const done = find(events, "validated");
  if (done) yield { ms: FALLS, says: m.bomb_busters_scene_validated({ number: done.number }), keys: [`number.${done.number}`], name: "validated" };
}

function cutWords(cut: Extract<Event, { type: "cut" | "cut-together" }>, names: readonly string[], me: number | null): string | null {
  if (cut.seat === me) return null;
  const alone = cut.type === "cut" && cut.solo;
  return alone ? m.bomb_busters_scene_solo({ name: nameOf(names, cut.seat), value: valueWord(valueOf(cut.wires[0] ?? 0)) }) : m.bomb_busters_scene_right();
}

/** A part of the mission grows, its piece moves, it shrinks. What was not there before is not held. */
function* moving(events: readonly Event[], before: View | null, after: View, names: readonly string[], me: number | null): Iterable<Scene> {
  const event = events.find((one) => partMoved(one, after) !== null);
  const part = event && partMoved(event, after);
  if (!event || !part) return;
  const keys = [`part.${part}`];
  const [says = null] = inLines([describeEvent(event, onTable(after), names, me) ?? ""]).filter(Boolean);
  yield { ms: GROWS, says, keys, holds: before !== null && partMoved(event, before) === part, name: "grow" };
  yield { ms: MOVES, says, keys, name: "move" };
  yield { ms: GROWS, says, keys, name: "shrink" };
}

function* ending(events: readonly Event[]): Iterable<Scene> {
  const ended = find(events, "ended");
  if (!ended) return;
  const guilty = find(events, "announced")?.slots ?? [];
  yield ended.reason === "defused" ? { ms: LIGHTS, says: null, name: "defused" } : { ms: BURSTS, says: null, keys: keysOf(guilty), name: "exploded" };
}

/** The letters of a caption at most, and for how long it stands at least. */
const LETTERS = 50;
const READS = 900;

/** Captions for acts of others of which there is nothing to be seen: as many as there is time for. */
function told(events: readonly Event[], view: View, names: readonly string[], me: number | null, watch: number): readonly Scene[] {
  if (!watch || actorOf(events, view) === me) return [];
  const captions = inLines(events.flatMap((event) => describeEvent(event, view, names, me) ?? [])).slice(0, Math.max(1, Math.floor(watch / READS)));
  const keys = events.flatMap((event) => keysOf(slotsOf(event)));
  return captions.map((says) => ({ ms: watch / captions.length, says, keys, name: "told" }));
}

/** Sentences put together to captions; one that is too long ends at a word. The log has them whole. */
export function inLines(sentences: readonly string[]): string[] {
  const lines: string[] = [];
  for (const sentence of sentences) {
    const both = `${lines.at(-1) ?? ""} ${sentence}`.trim();
    if (both.length <= LETTERS) lines.splice(-1, 1, both);
    else lines.push(sentence.length <= LETTERS ? sentence : `${sentence.slice(0, LETTERS).replace(/[^\p{L}\p{N}]+[\p{L}\p{N}]*$/u, "")}…`);
  }
  return lines;
}

/** The seat that did it: a token is put by the owner of its wire. */
function actorOf(events: readonly Event[], view: View): number | null {
  for (const event of events) {
    if ("seat" in event) return event.seat;
    if (event.type === "token-placed" || event.type === "note-placed") return ownerOf(view, event.slot);
  }
  return null;
}

/** The wires that an event is about. */
export function slotsOf(event: Event): readonly Slot[] {
  const { slots } = eventHalf(event);
  if (slots) return slots(event);
  if ("slots" in event) return event.slots;
  return "slot" in event ? [event.slot] : [];
}

/** A hand from a stand to wires, and what it announces in short; null where nobody points. */
export interface Hand {
  from: number;
  at: readonly Slot[];
  mark: string;
}

export function handOf(events: readonly Event[], view: View): Hand | null {
  const announced = find(events, "announced");
  if (!announced?.slots.length) return null;
  const from = seatedStands(view).find((stand) => view.stands[stand]?.owner === announced.seat) ?? 0;
  return { from, at: announced.slots, mark: announced.values.map(valueMark).join("/") };
}
