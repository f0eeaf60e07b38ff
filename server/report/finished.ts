import { dayOf } from '@majlis/club';
import type { TableEvent } from '@majlis/table';
import { dayOfMatch } from '../store/daily/tries.ts';
import type { FoundMatch } from '../store/directory.ts';
import type { Store } from '../store/index.ts';
import { type StoredMatch, storedMatch } from './match-verdict.ts';

/** Something said or shown at the table, after so many events. */
interface MatchTalk {
  readonly after: number;
  readonly ms: number;
  readonly seat: number;
  readonly text?: string;
  readonly sign?: string;
}

/** A finished match as it is looked at again. */
export interface FinishedRecord extends Pick<StoredMatch, 'match' | 'options' | 'transcript' | 'events'> {
  /** When each event was, in ms since the start. */
  readonly times: readonly number[];
  /** How each seat looked; null: a bot, or never chosen. */
  readonly avatars: readonly (string | null)[];
  readonly talk: readonly MatchTalk[];
}

export const finishedMatch = async (
  store: Pick<Store, 'directory' | 'log'>,
  id: string,
): Promise<FinishedRecord | undefined> => {
  const found = await storedMatch(store, id);
  if (!found) return undefined;
  const { match, options, transcript, events, lines, first } = found;
  const told = new Set<TableEvent>(events);
  const times: number[] = [];
  const talk: MatchTalk[] = [];
  for (const { seq, at, event } of lines) {
    if (seq < first) continue;
    const ms = Math.max(0, at - match.startedAt);
    if (told.has(event)) times.push(ms);
    if (event.kind === 'said') talk.push({ after: times.length, ms, seat: event.seat, text: event.text });
    if (event.kind === 'reacted') talk.push({ after: times.length, ms, seat: event.seat, sign: event.sign });
  }
  return { match, options, transcript, events, times, talk, avatars: avatarsIn(found) };
};

/** What those of the match wore last. */
const avatarsIn = ({ match, lines, opening }: StoredMatch): readonly (string | null)[] => {
  if (opening)
    return match.players.map(({ person, seat }) => (person === null ? null : (opening.avatars[seat] ?? null)));
  const worn = new Map<string, string>();
  for (const { event } of lines)
    if (event.kind === 'sat' && event.person.avatar) worn.set(event.person.id, event.person.avatar);
  return match.players.map(({ person }) => (person === null ? null : (worn.get(person) ?? null)));
};

/** Whether somebody played a match, and whether it lies open: known before anything long is read. */
interface MatchAccess {
  readonly isOwn: boolean;
  readonly isOpen: boolean;
}

export const standingOf = async (
  { shares, engine }: Pick<Store, 'shares' | 'engine'>,
  { id, players, visibility }: FoundMatch,
  person: string | null,
  now: number,
): Promise<MatchAccess> => ({
  isOwn: person !== null && players.some(player => player.person === person),
  isOpen: visibility === 'public' || (await isDayOver(engine, id, now)) || (await shares.has(id)),
});

/** The deals of a day lie open once everybody has had the day to play them. */
const isDayOver = async ({ db }: Store['engine'], match: string, now: number): Promise<boolean> => {
  const day = await dayOfMatch(db, match);
  return day !== undefined && day < dayOf(now);
};

/** Whoever played it reads all of it, but for the words of those with whom there is a block; others nothing of what was said. */
export const toldTo = (
  { isOwn, isOpen }: MatchAccess,
  record: FinishedRecord,
  apart: readonly string[] = [],
): object => {
  const isHeard = ({ seat }: MatchTalk): boolean => !apart.includes(record.match.players[seat]?.person ?? '');
  return { ...record, talk: isOwn ? record.talk.filter(isHeard) : [], isOpen };
};
