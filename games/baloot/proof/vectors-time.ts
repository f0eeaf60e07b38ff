import type { Areas } from '@majlis/kernel/vectors';
import { baloot } from '../index.ts';
import type { BalootOptions } from '../options.ts';
import { absence, clockOf } from '../waits.ts';
import { retold, script } from './script.ts';

const HOKUM = 'hokum:H pass pass pass =hokum:H@0';
const PLAY = `${HOKUM} pass pass`;
const FIRST = `${PLAY} JH 8H 7H 8C >0 .`;

/** What the name of a phase holds, and a round that stands there. */
const MOMENTS: readonly (readonly [phase: RegExp, words: string, rules?: Partial<BalootOptions>])[] = [
  [/declar/i, PLAY],
  [/confirm/i, 'hokum:H pass pass pass', { hokumConfirm: 'confirmOrSun' }],
  [/gablak/i, 'pass sun', { sunPriority: 'gablak' }],
  [/answer/i, 'hokum:H'],
  [/bid/i, ''],
  [/doubl|triple|four|gahwa|raise/i, HOKUM],
  [/sawa/i, `${FIRST} sawa`],
  [/qayd/i, 'sun AS KC gavel', { enforcement: 'free' }],
  [/play/i, FIRST],
];

/** Pauses of the house: nobody has anything to do in them. */
const PAUSES = [
  [/reveal/i, 'reveal', 'continue'],
  [/deal/i, 'deal', 'none'],
] as const;

/** What the record calls it, as the vectors say it; a card is one that the house plays. */
const WORDS: { readonly [word: string]: string } = {
  pass: 'pass',
  waive: 'waive',
  refuse: 'reject',
  withdraw: 'cancel',
};

type Rules = Partial<BalootOptions>;

const waitIn = (words: string, rules: Rules) => baloot.waits(script(words, rules).state)[0];

/** The round when the time of whoever is awaited is up. */
const lapsedIn = (words: string, rules: Rules): string => `${words} ~@${waitIn(words, rules)?.on}`;

/** What the rules themselves did then, in the words of a record. */
const lapse = (words: string, rules: Rules): string =>
  retold(lapsedIn(words, rules), rules).slice(retold(words, rules).length).trim();

const mayDeclare = (words: string, rules: Rules): boolean =>
  baloot.offers(script(words, rules).state, 0).some(({ kind }) => kind === 'declare');

const actionOf = (words: string, rules: Rules): string => {
  const told = lapse(words, rules);
  const word = WORDS[told.split(/[ @]/)[0] ?? ''];
  if (word) return /=hokum/.test(told) ? 'keepHokum' : word;
  const isForfeit = mayDeclare(words, rules) && !mayDeclare(lapsedIn(words, rules), rules);
  return isForfeit ? 'forfeitProjectThenAutoPlay' : 'autoPlay';
};

/** BAL-18.5  The same watch goes on after a declaration, with so much more on it. */
const gained = (rules: Rules) => {
  const [before, after] = [waitIn(PLAY, rules), waitIn(`${PLAY} declare:fifty`, rules)];
  return { ms: (after?.ms ?? 0) - (before?.ms ?? 0), action: before?.id === after?.id ? 'resumeTimer' : 'newTimer' };
};

const timeouts = ({ phase, speed }: { readonly phase: string; readonly speed: BalootOptions['speed'] }) => {
  if (phase === 'disconnect') {
    const { botAfterMs, leaving } = absence();
    return { ms: botAfterMs, action: leaving === 'bot' ? 'botTakesOver' : leaving };
  }
  if (/projectClick/i.test(phase)) return gained({ speed });
  const [, pause, ends] = PAUSES.find(([name]) => name.test(phase)) ?? [];
  if (pause) return { ms: clockOf(pause, speed), action: ends };
  const [, words, more] = MOMENTS.find(([name]) => name.test(phase)) ?? [];
  if (words === undefined) return `unknown phase ${phase}`;
  const rules = { ...more, speed };
  return { ms: waitIn(words, rules)?.ms ?? null, action: actionOf(words, rules) };
};

export const timeAreas: Areas = { timeouts };
