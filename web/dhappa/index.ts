import type { Tempo, WebGame } from '@/table/web-game.ts';
import { THEME } from './theme.ts';
import type words from './words/en.json';

declare module '@/words/part.ts' {
  interface Parts {
    readonly dhappa: typeof words;
  }
}

const turn = (seconds: number): Tempo => ({ seconds, options: { turnMs: seconds * 1_000 } });

export const dhappa: WebGame = {
  name: 'dhappa',
  id: 'dhappa/1',
  title: {
    en: 'Dhappa Baaji',
    ar: 'دهابا بازي',
    ur: 'دھپا بازی',
    hi: 'धप्पा बाज़ी',
    pt: 'Dhappa Baaji',
  },
  line: {
    en: 'Runs, jokers and the Lock',
    ar: 'تتابعات وجواكر والقفل',
    ur: 'سیکوئنس، جوکر اور لاک',
    hi: 'सीक्वेंस, जोकर और लॉक',
    pt: 'Sequências, curingas e a Trava',
  },
  speaks: ['ar', 'en', 'ur', 'hi'],
  sizes: [4, 6],
  minutes: 20,
  turn: 'clockwise',
  cards: ['KH', 'JK#1', '2S'],
  theme: THEME,
  country: 'desi',
  tempos: [turn(180), turn(120), turn(60)],
  rules: async () => {
    const [{ dhappa }, { spelling }] = await Promise.all([import('@majlis/dhappa'), import('@majlis/dhappa/spelling')]);
    return { game: dhappa, words: spelling };
  },
  bots: async () => (await import('@majlis/bots/dhappa')).dhappa,
  table: async () => (await import('./DhappaTable.tsx')).DhappaTable,
  replay: async () => (await import('./DhappaTable.tsx')).replay,
  review: () => import('./review.ts'),
  lessons: async () => (await import('./lessons.ts')).lessons,
  puzzles: async () => (await import('./puzzles.ts')).puzzles,
};
