// Soft wood and glass, made by the browser itself. Never needed to play.

export type SoundName = "wood" | "slide" | "glass" | "chime" | "thud" | "turn" | "won" | "lost" | "snip" | "boom";

interface Tone {
  at: number;
  frequency: number;
  length: number;
  gain: number;
  shape: OscillatorType;
  /** The pitch the tone glides to. */
  to?: number;
}

const tone = (at: number, frequency: number, length: number, gain: number, to?: number): Tone => ({
  at,
  frequency,
  length,
  gain,
  shape: "sine",
  ...(to === undefined ? {} : { to }),
});

const wood = (at: number, pitch: number): Tone[] => [
  { at, frequency: pitch, to: pitch * 0.72, length: 0.09, gain: 0.3, shape: "triangle" },
  tone(at, pitch * 2.76, 0.03, 0.12),
];

const glass = (at: number, pitch: number): Tone[] => [tone(at, pitch, 0.5, 0.12), tone(at, pitch * 2.7, 0.3, 0.04)];

const TONES: Record<SoundName, Tone[]> = {
  wood: wood(0, 330),
  slide: [tone(0, 210, 0.16, 0.1, 260), ...wood(0.12, 300)],
  glass: glass(0, 1175),
  chime: [...glass(0, 880), ...glass(0.09, 1319)],
  thud: wood(0, 130),
  turn: [...glass(0, 659), ...glass(0.12, 880)],
  won: [...glass(0, 523), ...glass(0.14, 659), ...glass(0.28, 784), ...glass(0.42, 1047)],
  lost: [...wood(0, 262), ...wood(0.18, 220), ...wood(0.36, 165)],
  snip: [tone(0, 2400, 0.03, 0.08, 1800), ...wood(0.04, 620), ...glass(0.07, 1175)],
  boom: [...wood(0, 190), { at: 0.02, frequency: 95, to: 28, length: 1.3, gain: 0.16, shape: "sawtooth" }, tone(0.02, 60, 1.6, 0.4, 24)],
};

let context: AudioContext | null = null;
let silent = false;

/** For whoever wants no sound at all. */
export function mute(wanted: boolean): void {
  silent = wanted;
}

/** Plays a sound, now or after so many seconds of the audio clock. Browsers stay silent until the page was touched once;
 * nothing waits for it. */
export function play(name: SoundName, after = 0): void {
  const sounding = audio();
  if (sounding) for (const part of TONES[name]) ring(sounding, part, after);
}

/** For sounds of a game's own; null where there is to be none. */
export function audio(): AudioContext | null {
  if (silent || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  return context;
}

function ring(audio: AudioContext, part: Tone, after: number): void {
  const start = audio.currentTime + after + part.at;
  const end = start + part.length;
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.type = part.shape;
  oscillator.frequency.setValueAtTime(part.frequency, start);
  if (part.to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(part.to, end);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(part.gain, start + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(end + 0.02);
}
