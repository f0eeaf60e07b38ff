import type { Seat } from '@majlis/kernel';
import { granted, refused, type TableDecision } from './decision.ts';
import { visible } from './lookalike.ts';
import { withoutRudeness } from './rude-words.ts';

/** Drawn, not system emoji: those are boxes on many devices. Their pictures are `web/public/signs`. */
export const DRAWN_SIGNS = [
  'bravo',
  'clap',
  'heart',
  'laugh',
  'laugh-cry',
  'fire',
  'coffee',
  'shocked',
  'think',
  'patience',
  'slow',
  'angry',
] as const;

export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'one-moment',
  'hurry-up',
  'good-game',
] as const;

const SIGNS: readonly string[] = [...PHRASES, ...DRAWN_SIGNS];

const LONGEST_TEXT = 140;
const GAP_MS = 600;
const MOST_LINES = 5;
const WITHIN_MS = 10_000;

/** What a seat said lately. */
export interface ChatLine {
  readonly seat: Seat;
  readonly at: number;
  readonly text: string;
}

/** Bidi controls and zero-width marks can make a line read as somebody else's; line breaks as several. */
const cleaned = (text: string): string => visible(text.normalize('NFKC')).trim();

export const decideSay = (talk: readonly ChatLine[], seat: Seat, input: string, now: number): TableDecision => {
  const text = cleaned(input);
  if (text === '') return refused('not-a-word');
  if ([...text].length > LONGEST_TEXT) return refused('too-long');
  const own = talk.filter(line => line.seat === seat);
  if (tooFast(own, now)) return refused('too-fast');
  if (own.slice(-2).some(line => alike(line.text, text))) return refused('said-before');
  return granted({ kind: 'said', seat, text: withoutRudeness(text) });
};

export const decideReact = (talk: readonly ChatLine[], seat: Seat, sign: string, now: number): TableDecision => {
  if (!SIGNS.includes(sign)) return refused('no-such-sign');
  return tooFast(
    talk.filter(line => line.seat === seat),
    now,
  )
    ? refused('too-fast')
    : granted({ kind: 'reacted', seat, sign });
};

const tooFast = (own: readonly ChatLine[], now: number): boolean => {
  const last = own.at(-1);
  return (
    (last !== undefined && now - last.at < GAP_MS) || own.filter(line => now - line.at < WITHIN_MS).length >= MOST_LINES
  );
};

/** Nearly the same: letters and digits alone count. */
const alike = (one: string, two: string): boolean => bare(one) === bare(two);

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') || text;

/** What still counts for the limits. */
export const withChatLine = (talk: readonly ChatLine[], line: ChatLine): readonly ChatLine[] =>
  [...talk.filter(old => line.at - old.at < WITHIN_MS * 6), line].slice(-64);
