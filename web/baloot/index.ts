import type { Tempo, WebGame } from '@/table/web-game.ts';
import { THEME } from './theme.ts';
import type words from './words/en.json';

declare module '@/words/part.ts' {
  interface Parts {
    readonly baloot: typeof words;
  }
}

const speed = (name: string, seconds: number): Tempo => ({ seconds, options: { speed: name } });

export const baloot: WebGame = {
  name: 'baloot',
  id: 'baloot/1',
  title: {
    en: 'Baloot',
    ar: 'بلوت',
    ur: 'بلوت',
    hi: 'बलूत',
    pt: 'Baloot',
  },
  line: {
    en: 'Hokum, Sun and projects',
    ar: 'حكم وصن ومشاريع',
    ur: 'حکم (ترپ)، صن اور پروجیکٹ',
    hi: 'होकम, सन और प्रोजेक्ट',
    pt: 'Hokum, Sun e projetos',
  },
  speaks: ['ar', 'en'],
  sizes: [4],
  daily: true,
  minutes: 15,
  turn: 'counter',
  cards: ['JS', 'AH', 'KC'],
  theme: THEME,
  country: 'gulf',
  tempos: [speed('turtle', 30), speed('rabbit', 10), speed('rocket', 5)],
  hasMaster: true,
  rules: async () => {
    const [{ baloot }, { spelling }] = await Promise.all([import('@majlis/baloot'), import('@majlis/baloot/spelling')]);
    return { game: baloot, words: spelling };
  },
  bots: async () => (await import('@majlis/bots/players/baloot').catch(() => import('@majlis/bots/baloot'))).baloot,
  table: async () => (await import('./BalootTable.tsx')).BalootTable,
  replay: async () => (await import('./BalootTable.tsx')).replay,
  review: () => import('./review.ts'),
  lessons: async () => (await import('./lessons.ts')).lessons,
  puzzles: async () => (await import('./puzzles.ts')).puzzles,
};
