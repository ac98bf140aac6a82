import { preferences } from "./preferences";
import { reducedMotion } from "./reduced_motion";

/** Note of a sound: its frequency in Hz, and when it starts and how long it fades, in seconds. */
interface Note {
  frequency: number;
  start: number;
  duration: number;
}

const SOUNDS = {
  /** A bell of two notes. */
  turn: [
    { frequency: 587, start: 0, duration: 0.5 },
    { frequency: 880, start: 0.13, duration: 0.7 },
  ],
  /** A piece of wood put on a table. */
  placing: [
    { frequency: 196, start: 0, duration: 0.09 },
    { frequency: 131, start: 0.01, duration: 0.14 },
  ],
} satisfies Record<string, Note[]>;

const VOLUME = 0.08;
const ATTACK_SECONDS = 0.008;
const VIBRATION_MS = 40;

let context: AudioContext | undefined;

/** Plays a sound if the player prefers sounds. */
export function playSound(sound: keyof typeof SOUNDS): void {
  if (!preferences.peek().sound) return;
  context ??= new AudioContext();
  // Browsers suspend the context until the first input.
  if (context.state === "suspended") void context.resume().catch(() => {});
  for (const note of SOUNDS[sound]) playNote(context, note);
}

function playNote(audio: AudioContext, { frequency, start, duration }: Note): void {
  const from = audio.currentTime + start;
  const oscillator = new OscillatorNode(audio, { type: "sine", frequency });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(VOLUME, from + ATTACK_SECONDS);
  volume.gain.exponentialRampToValueAtTime(VOLUME / 1000, from + duration);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(from);
  oscillator.stop(from + duration);
}

/** True if the device can vibrate. */
export const canVibrate = typeof navigator.vibrate === "function";

/** Marks the player's turn by sound and vibration, as preferred. */
export function announceTurn(): void {
  playSound("turn");
  // Before the first input, browsers ignore the call and log an error.
  if (canVibrate && preferences.peek().vibration && !reducedMotion.matches && navigator.userActivation?.hasBeenActive) navigator.vibrate(VIBRATION_MS);
}
