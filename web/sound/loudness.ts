export interface SoundSettings {
  readonly volume: number; // 0 to 1; 0 is mute
  readonly haptics: boolean;
}

let now: SoundSettings = { volume: 0.7, haptics: true };
let tell: (now: SoundSettings) => void = () => undefined;

/** How loud the player wants it, known before there is anything to hear: the first page loads no sound. */
export const loudness = (): SoundSettings => now;

export const setSound = (next: SoundSettings): void => {
  now = next;
  tell(next);
};

/** Whoever makes the sound is told of every change. */
export const onLoudness = (told: (now: SoundSettings) => void): void => {
  tell = told;
};
