import { expect, test } from "vitest";
import { Camera } from "./camera.svelte";
import { centre } from "./sky";

/** On a phone, close to the pawn in the middle. Nothing draws here, so that a glide never gets anywhere by itself. */
function close(): Camera {
  const camera = new Camera();
  camera.resize(350, 380);
  camera.show(centre(210));
  camera.motion = true;
  return camera;
}

test("a bar that opens while the camera glides away leaves all the sky in sight", () => {
  const camera = close();
  camera.whole();
  expect(camera.zoomed).toBe(true);
  camera.resize(350, 280);
  expect(camera.zoomed).toBe(false);
  expect(camera.height).toBeCloseTo(812);
});

test("a bar that opens while the camera comes near leaves the pawn in the middle", () => {
  const camera = close();
  const { x, y } = centre(168);
  camera.show({ x, y });
  camera.resize(350, 300);
  expect(camera.x + camera.width / 2).toBeCloseTo(x);
  expect(camera.y + camera.height / 2).toBeCloseTo(y);
});

test("a cell that is asked for on the way out does not stop the camera half-way", () => {
  const camera = close();
  camera.whole();
  camera.reveal(centre(0));
  camera.resize(350, 380);
  expect(camera.zoomed).toBe(false);
});
