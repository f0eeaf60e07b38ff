import type { Card, Seat } from '@majlis/kernel';
import type { ReactNode } from 'react';
import type { CardLook } from '@/cards/look.ts';
import type { Theme } from '@/scene/theme.ts';

export type ScenePlace = 's' | 'e' | 'ne' | 'n' | 'nw' | 'w';

/** A stopwatch in the time of `now`. `frozen` is what was left when it was stopped. */
export interface RingClock {
  readonly ends: number;
  readonly total: number;
  readonly dangerAt: number; // seconds: 3, Trunfo 5
  readonly frozen?: number;
}

export interface Bubble {
  readonly text: string;
  readonly tone: 'plain' | 'gold' | 'broken';
  readonly icons?: readonly string[]; // small pictures before the text
  readonly drawn?: { readonly src: string; readonly label: string }; // a picture instead of a text
}

export interface Badge {
  readonly kind: 'signal' | 'away' | 'bot' | 'lock' | 'mic' | 'tick' | 'host' | 'token';
  readonly label: string;
}

export interface SceneSeat {
  readonly seat: Seat;
  readonly name: string;
  readonly avatar: string;
  readonly side: 'us' | 'them';
  readonly label: string; // read aloud: "Noura, them, 5 cards"
  readonly cards: number;
  readonly dealer: boolean;
  readonly badges: readonly Badge[];
  readonly turn?: boolean; // it is awaited, with or without a clock
  readonly clock?: RingClock;
  readonly bubble?: Bubble;
  readonly note?: string; // a short line instead of the name: "Your turn", "Disconnected"
  readonly shown?: readonly SceneCard[]; // a hand laid open (Sawa)
  readonly upright?: boolean; // it lies in a column where the seat is at a side, clear of the trick (replay)
}

export interface SceneCard {
  readonly card: Card;
  readonly label: string; // "king of hearts"
}

export interface HandCard extends SceneCard {
  readonly legal: boolean; // false: greyed and blocked
  readonly trump?: boolean; // gold bar
  readonly glow?: boolean; // part of a project
  readonly mark?: 'won' | 'lost'; // spent, the slot stays (Trunfo)
  readonly locked?: boolean; // committed (Trunfo)
}

export interface PitCard extends SceneCard {
  readonly seat: Seat;
  readonly winner?: boolean; // ring and crown before the sweep
  readonly pending?: boolean; // thrown, not yet answered
}

/** What the ear and the hand may be told about. */
export type Cue = 'deal' | 'thump' | 'sweep' | 'tick' | 'shake';

export interface SceneTexts {
  readonly table: string;
  readonly hand: string;
  readonly seats: string;
  readonly actions: string;
  readonly sidebar: string;
  readonly drawer: string; // the button that opens the sidebar on a small landscape screen
  readonly dealer: string;
  readonly winner: string;
  readonly deck: string;
  readonly lastTrick: string;
}

export interface SceneProps {
  readonly theme: Theme;
  readonly look: CardLook;
  readonly dir: 'ltr' | 'rtl'; // of the page: the table itself never mirrors, the texts on it do
  readonly me: Seat; // whoever watches from the rail sits at seat 0
  readonly turn: 'clockwise' | 'counter'; // how the seats follow one another round the table
  readonly seats: readonly SceneSeat[];
  readonly hand: readonly HandCard[];
  readonly dealt: number; // cards of a whole hand: landed ones take their size from it
  readonly arrangement?: 'fan' | 'slots'; // slots: upright, nothing moves (Trunfo)
  readonly selected: Card | null;
  readonly playable: boolean; // false: cards can be lifted, not played (bidding)
  readonly locked: boolean; // deal, trick presentation, no connection: no input, nothing greyed
  readonly trick: number; // makes the turn of a landed card its own
  readonly pit: readonly PitCard[];
  readonly floor?: SceneCard; // the public card
  readonly floorTaker?: Seat; // who got the public card, when it leaves the middle
  readonly deck: boolean; // show the deck in the middle
  readonly firstDealt?: Seat; // who gets the first card of a deal
  readonly dealtBack?: boolean; // it goes round against the numbers of the seats
  readonly epoch?: string | number; // when it changes (reconnect) everything is put at rest, nothing flies
  readonly paused?: boolean; // sepia
  readonly now: () => number;
  readonly texts: SceneTexts;
  readonly hud?: ReactNode;
  readonly actions?: ReactNode;
  readonly middle?: ReactNode; // in the arena, over the carpet (Trunfo's places and clock)
  readonly foot?: ReactNode;
  readonly sidebar?: ReactNode;
  readonly overlay?: ReactNode;
  readonly onSelect: (card: Card | null) => void;
  readonly onPlay: (card: Card) => void;
  readonly onRefused: (card: Card) => void; // a blocked card was tried: say why
  readonly onCue?: (cue: Cue) => void;
  readonly onSeat?: (seat: Seat) => void;
  readonly onLastTrick?: () => void;
}
