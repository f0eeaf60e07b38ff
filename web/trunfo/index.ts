import type { Tempo, WebGame } from '@/table/web-game.ts';
import { THEME } from './theme.ts';
import type words from './words/en.json';

declare module '@/words/part.ts' {
  interface Parts {
    readonly trunfo: typeof words;
  }
}

const round = (seconds: number): Tempo => ({ seconds, options: { clock: 'on', playMs: seconds * 1_000 } });

export const trunfo: WebGame = {
  name: 'trunfo',
  id: 'trunfo/1',
  title: {
    en: 'Trunfo',
    ar: 'ترونفو',
    ur: 'ترنفو',
    hi: 'त्रुंफ़ो',
    pt: 'Trunfo',
  },
  line: {
    en: 'One on one, nine rounds',
    ar: 'واحد ضد واحد، تسع جولات',
    ur: 'ایک بمقابلہ ایک، نو دور',
    hi: 'एक बनाम एक, नौ दौर',
    pt: 'Um contra um, nove rodadas',
  },
  speaks: ['ar', 'en', 'pt'],
  sizes: [2],
  minutes: 3,
  turn: 'counter',
  cards: ['7D', 'QS', 'KH'],
  theme: THEME,
  country: 'brazil',
  tempos: [round(30), round(15), round(8)],
  rules: async () => {
    const [{ trunfo }, { spelling }] = await Promise.all([import('@majlis/trunfo'), import('@majlis/trunfo/spelling')]);
    return { game: trunfo, words: spelling };
  },
  bots: async () => (await import('@majlis/bots/trunfo')).trunfo,
  table: async () => (await import('./TrunfoTable.tsx')).TrunfoTable,
  replay: async () => (await import('./TrunfoTable.tsx')).replay,
  review: () => import('./review.ts'),
  lessons: async () => (await import('./lessons.ts')).lessons,
};
