import { expect, test } from "vitest";
import { Camera } from "./camera.svelte";
import { centre } from "./sky";

test("close to a point there are ten cells by ten, and never more than the sky", () => {
  const camera = new Camera();
  camera.show(centre(0));
  expect(camera.viewBox).toBe("-6 -6 412 412");
  camera.show(centre(399));
  expect(camera.viewBox).toBe("394 394 412 412");
});

test("all the sky does not pan", () => {
  const camera = new Camera();
  camera.pan(40, 40);
  expect(camera.zoomed).toBe(false);
  expect(camera.viewBox).toBe("-6 -6 812 812");
});

test("a cell that is asked for comes into sight, and no more than that", () => {
  const camera = new Camera();
  camera.show(centre(0));
  camera.reveal(centre(12));
  const part = camera.partOf(centre(12));
  expect(part.x).toBeLessThan(1);
  expect(part.x).toBeGreaterThan(0.85);
});
