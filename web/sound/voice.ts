/** The sounds of the table. No files: each is a few oscillators and a handful of noise. */
export const SOUNDS = ['deal', 'thump', 'sweep', 'tick', 'shake', 'bubble', 'project', 'win', 'lose', 'qayd'] as const;
export type SoundName = (typeof SOUNDS)[number];

type Context = BaseAudioContext;

interface Note {
  readonly at: number; // seconds from the start
  readonly from: number; // Hz
  readonly to: number;
  readonly lasts: number;
  readonly loud: number;
  readonly shape: OscillatorType;
}

interface Rustle {
  readonly at: number;
  readonly band: number; // Hz
  readonly lasts: number;
  readonly loud: number;
}

interface Voice {
  readonly notes: readonly Note[];
  readonly rustles: readonly Rustle[];
}

const note = (
  at: number,
  from: number,
  to: number,
  lasts: number,
  loud: number,
  shape: OscillatorType = 'sine',
): Note => ({
  at,
  from,
  to,
  lasts,
  loud,
  shape,
});

const pluck = (at: number, pitch: number, loud: number): readonly Note[] => [
  note(at, pitch, pitch, 0.32, loud, 'triangle'),
  note(at, pitch * 2, pitch * 2, 0.16, loud * 0.35),
];

const VOICES: Readonly<Record<SoundName, Voice>> = {
  deal: { notes: [], rustles: [{ at: 0, band: 3200, lasts: 0.049, loud: 0.8 }] },
  thump: { notes: [note(0, 170, 62, 0.064, 0.62)], rustles: [{ at: 0, band: 900, lasts: 0.03, loud: 0.5 }] },
  sweep: { notes: [], rustles: [{ at: 0, band: 1500, lasts: 0.2, loud: 0.42 }] },
  tick: { notes: [note(0, 1900, 1700, 0.022, 0.15, 'square')], rustles: [] },
  shake: {
    notes: [note(0, 150, 120, 0.09, 0.24, 'triangle'), note(0.09, 130, 104, 0.09, 0.2, 'triangle')],
    rustles: [],
  },
  bubble: { notes: [note(0, 420, 700, 0.08, 0.24)], rustles: [] },
  project: { notes: [...pluck(0, 392, 0.2), ...pluck(0.09, 523.3, 0.2), ...pluck(0.18, 659.3, 0.22)], rustles: [] },
  win: { notes: [...pluck(0, 440, 0.17), ...pluck(0.1, 554.4, 0.17), ...pluck(0.2, 659.3, 0.2)], rustles: [] },
  lose: { notes: [...pluck(0, 330, 0.2), ...pluck(0.16, 294, 0.2)], rustles: [] },
  qayd: {
    notes: [note(0, 120, 80, 0.2, 0.5), note(0.26, 120, 70, 0.26, 0.5)],
    rustles: [{ at: 0, band: 500, lasts: 0.05, loud: 0.4 }],
  },
};

const faded = (context: Context, start: number, lasts: number, loud: number): GainNode => {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + Math.min(0.004, lasts / 4));
  gain.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  return gain;
};

const sing = (context: Context, out: AudioNode, start: number, { at, from, to, lasts, loud, shape }: Note): void => {
  const oscillator = context.createOscillator();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, start + at);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + at + lasts);
  oscillator.connect(faded(context, start + at, lasts, loud)).connect(out);
  oscillator.start(start + at);
  oscillator.stop(start + at + lasts);
};

/** Noise that is the same every time: paper does not surprise. */
const noise = (context: Context, lasts: number): AudioBuffer => {
  const buffer = context.createBuffer(1, Math.max(1, Math.ceil(context.sampleRate * lasts)), context.sampleRate);
  let state = 22222;
  buffer.getChannelData(0).forEach((_, i, samples) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[i] = state / 2147483648 - 1;
  });
  return buffer;
};

const rustle = (context: Context, out: AudioNode, start: number, { at, band, lasts, loud }: Rustle): void => {
  const source = context.createBufferSource();
  source.buffer = noise(context, lasts);
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = band;
  source
    .connect(filter)
    .connect(faded(context, start + at, lasts, loud))
    .connect(out);
  source.start(start + at);
};

/** Plays a sound into a context; used on the live one and, in tests, on an offline one. */
export const utter = (context: Context, out: AudioNode, name: SoundName, start: number): void => {
  for (const one of VOICES[name].notes) sing(context, out, start, one);
  for (const one of VOICES[name].rustles) rustle(context, out, start, one);
};
