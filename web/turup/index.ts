import type { Tempo, WebGame } from '@/table/web-game.ts';
import { THEME } from './theme.ts';
import type words from './words/en.json';

declare module '@/words/part.ts' {
  interface Parts {
    readonly turup: typeof words;
  }
}

const clocks = (seconds: number): Tempo => ({
  seconds,
  options: { voteClock: seconds, bidClock: seconds, playClock: seconds, frenzyClock: seconds },
});

export const turup: WebGame = {
  name: 'turup',
  id: 'turup/1',
  title: {
    en: 'Turup',
    ar: 'تروب',
    ur: 'ترپ',
    hi: 'तुरुप',
    pt: 'Turup',
  },
  line: {
    en: 'Vote the trump, Royals v Rebels',
    ar: 'صوّتوا على الحكم، ملوك ضد ثوار',
    ur: 'ترپ پر ووٹ، شاہی بمقابلہ باغی',
    hi: 'तुरुप पर वोट, शाही बनाम बाग़ी',
    pt: 'Vote no trunfo, Realeza contra Rebeldes',
  },
  speaks: ['ar', 'en', 'ur', 'hi'],
  sizes: [4],
  daily: true,
  minutes: 20,
  turn: 'clockwise',
  cards: ['AS', 'KD', 'JH'],
  theme: THEME,
  country: 'desi',
  tempos: [clocks(60), clocks(30), clocks(15)],
  hasMaster: true,
  rules: async () => {
    const [{ turup }, { spelling }] = await Promise.all([import('@majlis/turup'), import('@majlis/turup/spelling')]);
    return { game: turup, words: spelling };
  },
  bots: async () => (await import('@majlis/bots/players/turup').catch(() => import('@majlis/bots/turup'))).turup,
  table: async () => (await import('./TurupTable.tsx')).TurupTable,
  replay: async () => (await import('./TurupTable.tsx')).replay,
  review: () => import('./review.ts'),
  lessons: async () => (await import('./lessons.ts')).lessons,
  puzzles: async () => (await import('./puzzles.ts')).puzzles,
};
