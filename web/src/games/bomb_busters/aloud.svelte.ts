// Reading the voice of a mission aloud: switched on or off, and kept in this browser.
import { recall, remember } from "$kit/memory";

const KEY = "cosmotheque-bomb-busters-voice";

export const aloud = $state({ on: recall(KEY) !== "off" });

export function turnAloud(): void {
  aloud.on = !aloud.on;
  remember(KEY, aloud.on ? "on" : "off");
}
