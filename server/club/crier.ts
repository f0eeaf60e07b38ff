import type { ServerMessage } from '@majlis/protocol';
import type { Logger } from 'pino';
import { toldSince } from '../store/club/notices.ts';
import { goneFromHere, seenHere } from '../store/club/presence.ts';
import type { Engine } from '../store/engine.ts';
import { oneAtATime } from '../store/one-at-a-time.ts';

/** Whoever is connected here, and how to tell them something. */
interface Callers {
  people(): ReadonlySet<string>;
  tell(news: ReadonlyMap<string, ServerMessage>): void;
}

interface CrierDeps {
  readonly engine: Pick<Engine, 'db'>;
  readonly callers: Callers;
  readonly log: Pick<Logger, 'warn'>;
  now(): number;
}

/** Tells those who look at the lobby that they have news, whichever process it came from; and the house who is here. */
export interface Crier {
  /** There is something new: now. */
  soon(): void;
  stop(): void;
}

const ROUND_MS = 2_000;
/** Clocks of other processes are not quite ours. */
const OVERLAP_MS = 10_000;
/** Who stays is noted again every so many rounds. */
const AGAIN = 8;

interface Rounds extends CrierDeps {
  /** Notices that were told already. */
  told: ReadonlySet<string>;
  since: number;
  here: ReadonlySet<string>;
  n: number;
}

export const crierOf = (deps: CrierDeps): Crier => {
  const rounds: Rounds = { ...deps, told: new Set(), since: deps.now(), here: new Set(), n: 0 };
  const look = oneAtATime(
    () => tellNews(rounds),
    error => deps.log.warn({ err: error }, 'notices'),
  );
  const presence = oneAtATime(
    () => noteHere(rounds),
    error => deps.log.warn({ err: error }, 'presence'),
  );
  const timer = setInterval(() => {
    presence();
    if (rounds.here.size > 0) look();
  }, ROUND_MS);
  timer.unref();
  return { soon: look, stop: () => clearInterval(timer) };
};

const tellNews = async (rounds: Rounds): Promise<void> => {
  const now = rounds.now();
  const rows = await toldSince(rounds.engine.db, rounds.since - OVERLAP_MS);
  const news = rows.filter(({ id }) => !rounds.told.has(id));
  rounds.told = new Set(rows.map(({ id }) => id));
  rounds.since = now;
  if (news.length === 0) return;
  rounds.callers.tell(new Map(news.map(({ person }) => [person, { kind: 'noticed', now }])));
};

const noteHere = async (rounds: Rounds): Promise<void> => {
  const { engine, callers } = rounds;
  const before = rounds.here;
  const here = callers.people();
  rounds.here = here;
  rounds.n += 1;
  const due = rounds.n % AGAIN === 0 ? [...here] : [...here].filter(person => !before.has(person));
  await seenHere(engine.db, due, rounds.now());
  await goneFromHere(
    engine.db,
    [...before].filter(person => !here.has(person)),
  );
};
