import type { Viewer } from '@majlis/kernel';
import { momentsOf, type Truth } from '@/e2e/leaks.ts';
import type { Sight } from '@/e2e/witness.ts';

const SUITS: readonly unknown[] = ['S', 'H', 'D', 'C'];

/** What of any message or store may name a ballot: a word of a vote, a vote of a view, a tally. */
interface Spoken {
  readonly kind?: unknown;
  readonly seat?: unknown;
  readonly ballot?: unknown;
  readonly ballots?: unknown;
  readonly votes?: unknown;
}

/** Suits named beside a seat that is not the viewer's. A vote that was opened and went to a second one is no secret. */
const namedIn = (value: unknown, viewer: Viewer, isSecret: boolean): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { kind, seat, ballot, ballots, votes, ...rest } = value as Spoken;
  const word = kind === 'voted' && seat !== viewer && SUITS.includes(ballot) ? [`${seat}: ${ballot}`] : [];
  const opened = isSecret && Array.isArray(ballots) ? ballots : [];
  const others = opened.flatMap((one, at) => (at !== viewer && SUITS.includes(one) ? [`${at}: ${one}`] : []));
  const deeper = [Array.isArray(votes) ? votes.at(-1) : votes, ...Object.values(rest)];
  return [...word, ...others, ...deeper.flatMap(one => namedIn(one, viewer, isSecret))];
};

const isDocument = (text: string): boolean => text.startsWith('<');

/** In a document the ballots of all stand in the list of the tally, and nowhere else. */
const drawnIn = (text: string, isSecret: boolean): readonly string[] =>
  isSecret ? (text.match(/<li[^>]*data-ballot="[SHDC]"/g) ?? []) : [];

/** TUR-13.2  Between the deal and the tally ballots are secret. */
const secretAfter = ({ events }: Truth, place: number): boolean =>
  events.slice(0, place).findLast(({ kind }) => kind === 'dealt' || kind === 'voted' || kind === 'tallied')?.kind !==
  'tallied';

/** Ballots of others that a browser had before they were opened, in a frame, in its document or in its store. */
export const ballotLeaks = (truth: Truth, viewer: Viewer, sights: readonly Sight[]): readonly string[] => {
  const moments = momentsOf(truth, viewer, sights);
  return sights.flatMap(({ text }, i) => {
    const moment = moments[i];
    if (!moment) return [`nobody knows when: ${text.slice(0, 60)}`];
    const isSecret = secretAfter(truth, moment.to);
    const found = isDocument(text) ? drawnIn(text, isSecret) : namedIn(JSON.parse(text), viewer, isSecret);
    return found.map(ballot => `${ballot} to seat ${viewer} after ${moment.to}: ${text.slice(0, 60)}`);
  });
};

/** How many looks into the store and the document fell into the secret part of a vote. */
export const secretLooks = (truth: Truth, viewer: Viewer, sights: readonly Sight[]): number => {
  const moments = momentsOf(truth, viewer, sights);
  const votes = (place: number): boolean => truth.events.slice(0, place).some(({ kind }) => kind === 'voted');
  return sights.filter(({ kind }, i) => {
    const moment = moments[i];
    return kind === 'look' && moment && votes(moment.to) && secretAfter(truth, moment.to);
  }).length;
};
