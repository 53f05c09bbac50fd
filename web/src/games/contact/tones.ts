// What a flight sounds like: it takes off, hums on one note, and is silent when it has landed. Nothing in it tells how
// long it will last.
import { audio } from "$kit/sound";

const GROUND = 196;
const ALOFT = 294;
const RISE = 0.09;
const GAIN = 0.07;
const FADE = 0.03;

export class FlightTone {
  #hum: { oscillator: OscillatorNode; volume: GainNode } | null = null;

  takeOff(): void {
    this.land();
    const sounding = audio();
    if (sounding === null) return;
    const now = sounding.currentTime;
    const oscillator = sounding.createOscillator();
    const volume = sounding.createGain();
    oscillator.type = "triangle";
    oscillator.frequency.setValueAtTime(GROUND, now);
    oscillator.frequency.exponentialRampToValueAtTime(ALOFT, now + RISE);
    volume.gain.setValueAtTime(0.0001, now);
    volume.gain.exponentialRampToValueAtTime(GAIN, now + RISE);
    oscillator.connect(volume).connect(sounding.destination);
    oscillator.start(now);
    this.#hum = { oscillator, volume };
  }

  /** Ends with the landing, so many seconds from now on the audio clock. */
  land(after = 0): void {
    if (this.#hum === null) return;
    const { oscillator, volume } = this.#hum;
    const end = oscillator.context.currentTime + after;
    volume.gain.setTargetAtTime(0, end, FADE / 3);
    oscillator.stop(end + FADE);
    this.#hum = null;
  }
}
