import type { Card } from '@majlis/kernel';
import type { Theme } from '@/scene/props.ts';
import type { Part } from '@/words/part.ts';

/** A game as the shell shows it. */
export interface GameInfo {
  readonly name: Theme & Part;
  readonly id: string;
  readonly sizes: readonly number[];
  readonly minutes: number;
  /** Which way the seats follow one another. */
  readonly turn?: 'clockwise' | 'counter';
  /** Three cards that stand for it. */
  readonly cards: readonly [Card, Card, Card];
}

/** Every game the app has; the others come with their tables. */
export const GAMES: readonly GameInfo[] = [
  { name: 'baloot', id: 'baloot/1', sizes: [4], minutes: 15, cards: ['JS', 'AH', 'KC'] },
  { name: 'dhappa', id: 'dhappa/1', sizes: [4, 6], minutes: 20, turn: 'clockwise', cards: ['KH', 'JK#1', '2S'] },
  { name: 'turup', id: 'turup/1', sizes: [4], minutes: 20, turn: 'clockwise', cards: ['AS', 'KD', 'JH'] },
  { name: 'trunfo', id: 'trunfo/1', sizes: [2], minutes: 3, cards: ['7D', 'QS', 'KH'] },
];

export const gameNamed = (name: string | undefined): GameInfo | undefined => GAMES.find(game => game.name === name);

/** By the id that tables carry: `baloot/1`. */
export const gameOfTable = (id: string): GameInfo | undefined => gameNamed(id.split('/')[0]);
