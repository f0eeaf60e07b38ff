import type { IncomingMessage } from 'node:http';
import { isPreviewed } from './preview.ts';

/** Who comes in for the first time, or with a password: several writes, a session, a cookie. */
const COMING_IN = /^\/api\/(?:guest|account|sign-in)\b/;

/** Ranks, days and matches: looked up at length, or told at length. */
const LOOKED_UP = /^\/api\/(?:ranks|daily|history|(?:matches|people)\/|regard|export)/;

/** A few looks into the store. */
const STRANGER = 0.3;
const KNOWN = 1.2;
const LENGTHY = 2.5;

type Priced = Pick<IncomingMessage, 'url' | 'method' | 'headers'>;

/** As the routes read it: a whole address, or letters in disguise, lead to the same place and cost the same. */
const plainUrl = (url: string): string => {
  const path = url.replace(/^https?:\/\/[^/]*/i, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/**
 * What a request is reckoned to cost beyond being read, in ms. Most of the work is done after the first wait for the store, when nobody can
 * tell any more whose it is: so it is paid for before it begins, and who is refused gets it back.
 */
export const priceOf = ({ url: raw = '', method, headers }: Priced): number => {
  const url = plainUrl(raw);
  // Files lie ready in memory: what they cost is measured.
  if (!url.startsWith('/api/')) return isPreviewed(url, headers['user-agent']) ? STRANGER : 0;
  if (method === 'POST' && COMING_IN.test(url)) return 4;
  if (headers.cookie === undefined) return url.startsWith('/api/matches/') ? KNOWN : STRANGER;
  return LOOKED_UP.test(url) ? LENGTHY : KNOWN;
};

/** Putting so many bytes of an answer into words takes about a ms. */
const BYTES_PER_MS = 128 * 1024;

/** What the answer has cost beyond that. */
export const priceOfAnswer = ({ url = '' }: Pick<IncomingMessage, 'url'>, bytes: number): number =>
  plainUrl(url).startsWith('/api/') ? bytes / BYTES_PER_MS : 0;
