import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Sending } from "./sending.svelte";

const CUT = { type: "cut", at: [0, 1] };
const PASS = { type: "pass" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("an answer that is there at once changes nothing before", async () => {
  const sending = new Sending();
  const over = sending.begin(CUT);
  expect(sending.isOn).toBe(true);
  expect(sending.late).toBeNull();
  sending.end();
  await over;
  vi.runAllTimers();
  expect(sending.isOn).toBe(false);
  expect(sending.late).toBeNull();
});

test("an action whose answer takes its time is seen, and whoever sent it waits no longer", async () => {
  const sending = new Sending();
  const over = sending.begin(CUT);
  vi.runAllTimers();
  await over;
  expect(sending.late).toBe(CUT);
  expect(sending.isOn).toBe(true);
  sending.end();
  expect(sending.late).toBeNull();
});

test("what is done before the answer is there follows it, where it can still be done", () => {
  const sending = new Sending();
  void sending.begin(CUT);
  sending.keep({ type: "pass" });
  expect(sending.end([CUT, PASS])).toEqual(PASS);
  void sending.begin(CUT);
  sending.keep(PASS);
  expect(sending.end([CUT])).toBeNull();
  expect(sending.end([CUT, PASS])).toBeNull();
});

test("the same action once more is not done twice", () => {
  const sending = new Sending();
  void sending.begin(CUT);
  sending.keep({ ...CUT });
  expect(sending.end([CUT])).toBeNull();
});
