// Reading the voice of a mission aloud: switched on or off, and kept in this browser.
import { recall, remember } from "$kit/memory";

const KEY = "cosmotheque-bomb-busters-voice";

export const aloud = $state({ on: recall(KEY) !== "off" });

export function turnAloud(): void {
  aloud.on = !aloud.on;
  remember(KEY, aloud.on ? "on" : "off");
}

/** Reads a line aloud in the language of the page; nothing where there is no voice for it. */
export function speak(line: string): void {
  const { speechSynthesis: voice } = window;
  const language = document.documentElement.lang;
  if (!voice?.getVoices().some(({ lang }) => lang.startsWith(language))) return;
  const spoken = new SpeechSynthesisUtterance(line);
  spoken.lang = language;
  voice.cancel();
  voice.speak(spoken);
}
