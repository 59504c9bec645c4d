/** A few short sounds, made here and not fetched: a knock when it is your turn, a bell for a window, three tones at the end. */
import { kept } from "./kept.svelte";

let context: AudioContext | null = null;

function tone(pitch: number, start: number, length: number, loud: number, kind: OscillatorType): void {
  if (!context) return;
  const voice = context.createOscillator();
  const gain = context.createGain();
  voice.type = kind;
  voice.frequency.value = pitch;
  gain.gain.setValueAtTime(loud, context.currentTime + start);
  gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + start + length);
  voice.connect(gain).connect(context.destination);
  voice.start(context.currentTime + start);
  voice.stop(context.currentTime + start + length);
}

const SOUNDS = {
  turn: () => [tone(196, 0, 0.14, 0.25, "triangle"), tone(262, 0.13, 0.22, 0.25, "triangle")],
  window: () => [tone(660, 0, 0.5, 0.15, "sine"), tone(990, 0, 0.35, 0.06, "sine")],
  end: () => [tone(196, 0, 0.3, 0.2, "triangle"), tone(247, 0.2, 0.3, 0.2, "triangle"), tone(294, 0.4, 0.6, 0.2, "triangle")],
};

export function sound(name: keyof typeof SOUNDS): void {
  if (!kept.settings.sound || !navigator.userActivation.hasBeenActive) return; // browsers are mute until the page is touched, and would then play everything at once
  context ??= new AudioContext();
  void context.resume();
  SOUNDS[name]();
}
