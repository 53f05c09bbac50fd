import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameModule, News } from "$kit/game";
import type { ChapterInfo, GameInfo, LessonFrame, LessonShot } from "../wire";

const learn = vi.hoisted(() => vi.fn());
vi.mock("../api", () => ({ api: { learn }, Refusal: class extends Error {} }));
vi.mock("../settings.svelte", () => ({ sound: () => undefined }));
vi.mock("../guest.svelte", () => ({ guest: { me: { name: "Zoe" } } }));
const { Lesson } = await import("./lesson.svelte");

const shot = (view: string, ...events: string[]): LessonShot => ({ view, events, actors: [0], now: 0, watch: 1000 });
const words = (en: string) => ({ fr: en, en });
const frame = (step: number, rest: Partial<LessonFrame>): LessonFrame => ({
  step,
  steps: 3,
  seat: 0,
  seats: 2,
  said: words(`Step ${step}`),
  rules: [],
  points: ["a1"],
  asks: true,
  reply: null,
  shots: [],
  here: shot(`view ${step}`),
  jumps: false,
  history: [],
  actions: ["go"],
  outcome: null,
  deadline: null,
  ...rest,
});
const right = { said: words("Right so"), right: true };
const game = { describeEvent: (event: string) => `Somebody ${event}.` } as unknown as GameModule;
const info = { meta: { slug: "duel" }, folder: "duel" } as unknown as GameInfo;
const chapter = { slug: "first" } as unknown as ChapterInfo;

/** A lesson at its first step. */
async function begun(by = game): Promise<InstanceType<typeof Lesson>> {
  learn.mockResolvedValueOnce(frame(0, {}));
  const lesson = new Lesson(info, by, chapter);
  await lesson.open();
  return lesson;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what an answer leads to is shown one after the other, and only then comes the next step", async () => {
  const lesson = await begun();
  learn.mockResolvedValueOnce(frame(1, { reply: right, shots: [shot("mine", "moves"), shot("theirs", "answers")] }));
  await lesson.answer("go");
  expect([lesson.shot?.view, lesson.previous, lesson.stage.scene?.says]).toEqual(["mine", "view 0", "Somebody moves."]);
  expect([lesson.reply, lesson.actions, lesson.points, lesson.said]).toEqual([right, [], [], null]);
  vi.advanceTimersByTime(1000);
  expect([lesson.shot?.view, lesson.previous, lesson.stage.scene?.says]).toEqual(["theirs", "mine", "Somebody answers."]);
  expect(lesson.history()).toEqual(["moves", "answers"]);
  vi.advanceTimersByTime(1000);
  expect([lesson.playing, lesson.stage.scene, lesson.said?.en, lesson.points]).toEqual([false, null, "Step 1", ["a1"]]);
  expect(lesson.actions).toEqual(["go"]);
});

test("boards get the scenes of their game, with the view before and how long to watch", async () => {
  const scenes = vi.fn(({ watch }: News) => [
    { ms: watch / 2, says: "One", holds: true },
    { ms: watch / 2, says: "Two" },
  ]);
  const lesson = await begun({ ...game, scenes });
  learn.mockResolvedValueOnce(frame(1, { shots: [shot("mine", "moves")] }));
  await lesson.answer("go");
  expect(scenes).toHaveBeenCalledOnce();
  expect(scenes.mock.lastCall?.[0]).toMatchObject({ events: ["moves"], before: "view 0", after: "mine", me: 0, watch: 1000 });
  expect(lesson.stage.scene).toMatchObject({ says: "One", holds: true });
  vi.advanceTimersByTime(500);
  expect(lesson.stage.scene?.says).toBe("Two");
});

test("a scene that is skipped is over, and the next shot is shown", async () => {
  const lesson = await begun();
  learn.mockResolvedValueOnce(frame(1, { reply: right, shots: [shot("mine", "moves"), shot("theirs", "answers")] }));
  await lesson.answer("go");
  await lesson.goOn();
  expect(lesson.shot?.view).toBe("theirs");
  await lesson.goOn();
  expect([lesson.playing, lesson.said?.en]).toEqual([false, "Step 1"]);
});

test("a step in another position waits until what led there was seen", async () => {
  const lesson = await begun();
  learn.mockResolvedValueOnce(frame(1, { reply: right, jumps: true, shots: [shot("mine", "moves")] }));
  await lesson.answer("go");
  vi.advanceTimersByTime(1000);
  expect([lesson.shot?.view, lesson.reading, lesson.said]).toEqual(["mine", true, null]);
  await lesson.goOn();
  expect([lesson.shot?.view, lesson.reading, lesson.said?.en]).toEqual(["view 1", false, "Step 1"]);
});

test("a step back ends what is being shown", async () => {
  const lesson = await begun();
  learn.mockResolvedValueOnce(frame(1, { reply: right, shots: [shot("mine", "moves"), shot("theirs", "answers")] }));
  await lesson.answer("go");
  learn.mockResolvedValueOnce(frame(0, {}));
  await lesson.back();
  vi.advanceTimersByTime(9000);
  expect([lesson.shot?.view, lesson.playing, lesson.stage.scene]).toEqual(["view 0", false, null]);
});

test("nothing is shown any more once the learner has left", async () => {
  const lesson = await begun();
  learn.mockResolvedValueOnce(frame(1, { shots: [shot("mine", "moves"), shot("theirs", "answers")] }));
  await lesson.answer("go");
  lesson.leave();
  vi.advanceTimersByTime(9000);
  expect(lesson.shot?.view).toBe("mine");
});
