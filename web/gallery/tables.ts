import { type Card, cards, rankOf, type Suit, suitOf } from '@majlis/kernel';
import { THEME as BALOOT } from '@/baloot/theme.ts';
import { PLAIN_LOOK } from '@/cards/look.ts';
import { THEME as DHAPPA } from '@/dhappa/theme.ts';
import type { HandCard, PitCard, SceneProps, SceneSeat, SceneTexts } from '@/scene/props.ts';

import type { Theme } from '@/scene/theme.ts';
import { THEME as TRUNFO } from '@/trunfo/theme.ts';
import { THEME as TURUP } from '@/turup/theme.ts';

/** Made-up tables for the gallery: everything a scene needs but its callbacks. */
export type MadeUpTable = Omit<SceneProps, 'now' | 'onSelect' | 'onPlay' | 'onRefused' | 'onCue' | 'hud' | 'sidebar'>;

const SUIT_SIGNS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };
export const labelOf = (card: Card): string =>
  card.startsWith('JK') ? 'Joker' : `${rankOf(card)} ${SUIT_SIGNS[suitOf(card)]}`;

const TEXTS: SceneTexts = {
  table: 'Table',
  hand: 'Your hand',
  seats: 'Players',
  actions: 'Actions',
  sidebar: 'Sidebar',
  drawer: 'Open the sidebar',
  dealer: 'Dealer',
  winner: 'takes the trick',
  deck: 'Deck',
  lastTrick: 'Last trick',
};

const NAMES = {
  ar: ['أنت', 'فهد', 'أبو سعود', 'نورة'],
  en: ['You', 'Fahad', 'Abu Saud', 'Noura'],
} as const;
const FACES = ['salem', 'fahd', 'abu-saud', 'noura'];

export type Lang = 'ar' | 'en';

const seatsOf = (lang: Lang, count: number, held: number): readonly SceneSeat[] =>
  Array.from({ length: count }, (_, seat): SceneSeat => {
    const name = NAMES[lang][seat] ?? '';
    const side = seat % 2 === 0 ? 'us' : 'them';
    return {
      seat,
      name,
      avatar: FACES[seat] ?? 'bot-dallah',
      side,
      label: `${name}, ${side}, ${held}`,
      cards: held,
      dealer: seat === 0,
      badges: [],
    };
  });

const handOf = (text: string, legal: (card: Card) => boolean = () => true): readonly HandCard[] =>
  cards(text).map(card => ({ card, label: labelOf(card), legal: legal(card) }));

const pitOf = (text: string, seats: readonly number[]): readonly PitCard[] =>
  cards(text).map((card, i) => ({ card, seat: seats[i] ?? 0, label: labelOf(card) }));

const base = (lang: Lang, theme: Theme): MadeUpTable => ({
  theme,
  look: { ...PLAIN_LOOK, index: lang },
  dir: lang === 'ar' ? 'rtl' : 'ltr',
  me: 0,
  turn: 'counter',
  seats: seatsOf(lang, 4, 8),
  hand: handOf('JS 9S AS KH QH JH 10D AC'),
  dealt: theme === TURUP ? 13 : theme === TRUNFO ? 9 : 8,
  selected: null,
  playable: true,
  locked: false,
  trick: 1,
  pit: [],
  deck: false,
  texts: TEXTS,
});

const words = (lang: Lang, ar: string, en: string): string => (lang === 'ar' ? ar : en);

const marked = (seats: readonly SceneSeat[], lang: Lang, ends: number): readonly SceneSeat[] =>
  seats.map(seat => ({
    ...seat,
    ...(seat.seat === 0 && { clock: { ends, total: 10_000, dangerAt: 3 }, note: words(lang, 'دورك', 'Your turn') }),
    ...(seat.seat === 1 && { badges: [{ kind: 'signal' as const, label: 'Slow connection' }] }),
    ...(seat.seat === 2 && { badges: [{ kind: 'mic' as const, label: 'Speaking' }] }),
    ...(seat.seat === 3 && { bubble: { text: words(lang, 'خمسين', 'Fifty'), tone: 'plain' as const } }),
  }));

type MadeUpTables = Readonly<Record<string, MadeUpTable>>;

const balootTables = (lang: Lang, now: number): MadeUpTables => {
  const table = base(lang, BALOOT);
  const seats = marked(table.seats, lang, now + 7000);
  const glow = (hand: readonly HandCard[]) =>
    hand.map(held => (held.card.endsWith('H') ? { ...held, glow: true } : held));
  return {
    rest: { ...table, seats: seatsOf(lang, 4, 8) },
    play: { ...table, seats, hand: glow(table.hand), selected: 'KH', pit: pitOf('7H AH 8H', [3, 2, 1]) },
    follow: {
      ...table,
      seats,
      hand: handOf('JS 9S AH KH QH 10D AC QC', card => card.endsWith('H')),
      selected: 'AH',
      pit: pitOf('10H JH 7H', [1, 2, 3]),
    },
    bidding: {
      ...table,
      seats: marked(seatsOf(lang, 4, 5), lang, now + 8000),
      hand: handOf('JS AS KH 10D AC'),
      playable: false,
      floor: { card: 'AH', label: labelOf('AH') },
    },
    trick: {
      ...table,
      seats: seatsOf(lang, 4, 7),
      hand: handOf('JS 9S AS QH JH 10D AC'),
      locked: true,
      pit: pitOf('10H JH 7H KH', [1, 2, 3, 0]).map(card => ({ ...card, winner: card.seat === 1 })),
    },
    sawa: {
      ...table,
      seats: seatsOf(lang, 4, 3).map(seat =>
        seat.seat === 3 || seat.seat === 1 || seat.seat === 2
          ? { ...seat, shown: handOf(['', 'AS KS', 'AD KD', 'AH KH QH'][seat.seat] ?? '') }
          : seat,
      ),
      hand: handOf('7S 8D 9C'),
    },
    paused: { ...table, seats, paused: true, locked: true, pit: pitOf('7H AH 8H', [3, 2, 1]) },
    late: { ...table, seats: seatsOf(lang, 4, 3), hand: handOf('9S KH AC'), pit: pitOf('7H', [3]) },
  };
};

const otherTables = (lang: Lang, now: number): MadeUpTables => ({
  turup: {
    ...base(lang, TURUP),
    turn: 'clockwise',
    seats: marked(seatsOf(lang, 4, 13), lang, now + 7000),
    hand: handOf('AS QS 10S 6S KH 9H KC JC 8C AD QD 7D 3D', card => card.endsWith('D')).map(held =>
      held.card.endsWith('S') ? { ...held, trump: true } : held,
    ),
    selected: 'AD',
    pit: pitOf('5D KD JD', [3, 2, 1]),
  },
  trunfo: {
    ...base(lang, TRUNFO),
    seats: seatsOf(lang, 2, 6),
    arrangement: 'slots',
    hand: handOf('AH 4C JD QS 5S KH 10D 9C 3H').map((held, i): HandCard => {
      const mark = (['won', 'lost', 'won'] as const)[i];
      return mark ? { ...held, mark } : held;
    }),
    selected: 'QS',
  },
  dhappa: { ...base(lang, DHAPPA), hand: handOf('KS QS 9S 6S 5S 4S AH JH') },
});

export const tables = (lang: Lang, now: number): MadeUpTables => ({
  ...balootTables(lang, now),
  ...otherTables(lang, now),
});
