import type { Seat } from '@majlis/kernel';
import { visible } from './lookalike.ts';
import { polite } from './manners.ts';
import { granted, refused, type Verdict } from './verdict.ts';

export const SIGNS = [
  '👍',
  '👏',
  '😂',
  '😮',
  '😢',
  '😡',
  '🙏',
  '❤️',
  'hello',
  'well-played',
  'thanks',
  'sorry',
  'hurry-up',
  'good-game',
];

const LONGEST = 140;
const GAP = 600;
const MOST = 5;
const WITHIN = 10_000;

/** What a seat said lately. */
export interface Talk {
  readonly seat: Seat;
  readonly at: number;
  readonly text: string;
}

/** Bidi controls and zero-width marks can make a line read as somebody else's; line breaks as several. */
const cleaned = (text: string): string => visible(text.normalize('NFKC')).trim();

export const said = (talk: readonly Talk[], seat: Seat, input: string, now: number): Verdict => {
  const text = cleaned(input);
  if (text === '') return refused('not-a-word');
  if ([...text].length > LONGEST) return refused('too-long');
  const own = talk.filter(line => line.seat === seat);
  if (tooFast(own, now)) return refused('too-fast');
  if (own.slice(-2).some(line => alike(line.text, text))) return refused('said-before');
  return granted({ kind: 'said', seat, text: polite(text) });
};

export const reacted = (talk: readonly Talk[], seat: Seat, sign: string, now: number): Verdict => {
  if (!SIGNS.includes(sign)) return refused('no-such-sign');
  return tooFast(
    talk.filter(line => line.seat === seat),
    now,
  )
    ? refused('too-fast')
    : granted({ kind: 'reacted', seat, sign });
};

const tooFast = (own: readonly Talk[], now: number): boolean => {
  const last = own.at(-1);
  return (last !== undefined && now - last.at < GAP) || own.filter(line => now - line.at < WITHIN).length >= MOST;
};

/** Nearly the same: letters and digits alone count. */
const alike = (one: string, two: string): boolean => bare(one) === bare(two);

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') || text;

/** What still counts for the limits. */
export const remembered = (talk: readonly Talk[], line: Talk): readonly Talk[] =>
  [...talk.filter(old => line.at - old.at < WITHIN * 6), line].slice(-64);
