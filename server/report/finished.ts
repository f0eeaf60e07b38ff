import type { TableEvent } from '@majlis/table';
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
  readonly visibility: 'private' | 'public';
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
  const created = lines.find(({ event }) => event.kind === 'created')?.event;
  const visibility = created?.kind === 'created' ? created.visibility : 'private';
  return { match, options, transcript, events, times, talk, avatars: avatarsIn(found), visibility };
};

/** What those of the match wore last. */
const avatarsIn = ({ match, lines }: StoredMatch): readonly (string | null)[] => {
  const worn = new Map<string, string>();
  for (const { event } of lines)
    if (event.kind === 'sat' && event.person.avatar) worn.set(event.person.id, event.person.avatar);
  return match.players.map(({ person }) => (person === null ? null : (worn.get(person) ?? null)));
};

/** Whoever played it reads all of it; others what lies open, and nothing of what was said. null: it is not shared. */
export const toldTo = async (
  { shares }: Pick<Store, 'shares'>,
  record: FinishedRecord,
  person: string | null,
): Promise<object | null> => {
  const { visibility, ...told } = record;
  const isOwn = person !== null && record.match.players.some(player => player.person === person);
  const isOpen = visibility === 'public' || (await shares.has(record.match.id));
  if (isOwn) return { ...told, isOpen };
  return isOpen ? { ...told, talk: [], isOpen } : null;
};
