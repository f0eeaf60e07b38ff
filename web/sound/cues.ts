import { loudness, onLoudness } from '@/sound/loudness.ts';
import { type SoundName, utter } from '@/sound/voice.ts';

let live: { readonly context: AudioContext; readonly out: GainNode } | null = null;

onLoudness(({ volume }) => {
  if (live) live.out.gain.value = volume;
});

/** A sound device kept awake for silence costs a phone a twentieth of what the whole table does. */
const SLEEPS_AFTER_MS = 3_000;
let sleep: ReturnType<typeof setTimeout> | undefined;

const wake = (context: AudioContext): void => {
  clearTimeout(sleep);
  if (context.state !== 'running') void context.resume();
  sleep = setTimeout(() => void context.suspend(), SLEEPS_AFTER_MS);
};

/** Browsers let sound begin only inside a gesture: called by the first one. */
const unlock = (): void => {
  if (live || typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  const out = context.createGain();
  out.gain.value = loudness().volume;
  out.connect(context.destination);
  live = { context, out };
  wake(context);
};

/** Makes the first gesture open the sound. Returns how to stop listening. */
export const listenForGesture = (): (() => void) => {
  const events = ['pointerdown', 'keydown'] as const;
  for (const event of events) document.addEventListener(event, unlock, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, unlock);
  };
};

/** Milliseconds of vibration; where the device has none, nothing happens. */
const BUZZ: Partial<Record<SoundName, number>> = { thump: 12, tick: 8, shake: 15, qayd: 15 };

export const canBuzz = (): boolean => typeof navigator.vibrate === 'function';

/** Lets a sound be heard and felt, as the player has set it; never from a hidden tab. */
export const cue = (name: SoundName): void => {
  if (document.hidden) return;
  const { volume, haptics } = loudness();
  const buzz = BUZZ[name];
  if (haptics && buzz !== undefined && canBuzz()) navigator.vibrate(buzz);
  if (!live || volume === 0) return;
  wake(live.context);
  utter(live.context, live.out, name, live.context.currentTime);
};
