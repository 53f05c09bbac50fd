// What the reader likes, kept in this browser.
import { recallFields, remember } from "$kit/memory";
import { afterPaint } from "$kit/paint";
import { mute, play, type SoundName } from "$kit/sound";

interface Settings {
  theme: "auto" | "light" | "dark";
  motion: "auto" | "reduced";
  sound: boolean;
  patterns: boolean;
  /** Whether the mentor speaks at every position of an analysis. */
  mentor: boolean;
  /** How fast bots are shown to play. */
  pace: "calm" | "normal" | "quick";
  /** The bot level last played against, per game. */
  bots: Record<string, string>;
  /** How many played last with bots alone, per game. */
  seats: Record<string, number>;
}

const KEY = "cosmotheque-settings";
const DEFAULTS: Settings = {
  theme: "auto",
  motion: "auto",
  sound: true,
  patterns: false,
  mentor: true,
  pace: "normal",
  bots: {},
  seats: {},
};

export const settings = $state<Settings>({ ...DEFAULTS, ...recallFields(KEY) });

const darkness = matchMedia("(prefers-color-scheme: dark)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const asked = $state({ dark: darkness.matches, still: stillness.matches });
darkness.addEventListener("change", (event) => (asked.dark = event.matches));
stillness.addEventListener("change", (event) => (asked.still = event.matches));

export const theme = (): "light" | "dark" =>
  settings.theme === "auto" ? (asked.dark ? "dark" : "light") : settings.theme;
export const motion = (): boolean => settings.motion === "auto" && !asked.still;

/** Plays a sound unless the reader wants none. */
export function sound(name: SoundName | null | undefined): void {
  if (name) afterPaint(() => play(name));
}

/** Keeps the settings and puts them on the page; runs for as long as the page lives. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      remember(KEY, settings);
      mute(!settings.sound);
      document.documentElement.dataset["theme"] = theme();
      document.documentElement.dataset["motion"] = motion() ? "full" : "reduced";
      document
        .querySelector('meta[name="theme-color"]')
        ?.setAttribute("content", theme() === "dark" ? "#0e1424" : "#ece2cb");
    });
  });
}
