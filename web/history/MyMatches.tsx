import { i18n } from '@lingui/core';
import type { FinishedMatch } from '@majlis/protocol';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { gameOfTable } from '@/games.ts';
import { type OwnResult, ownResult } from '@/history/result.ts';
import { Statistics } from '@/history/Statistics.tsx';
import { useAccuracy } from '@/history/use-accuracy.ts';
import { type HistoryWish, useHistory } from '@/history/use-history.ts';
import { useLocal } from '@/history/use-local.ts';
import { GameChips } from '@/match/GameChips.tsx';
import { Choice } from '@/shell/Choice.tsx';
import { Frame } from '@/shell/Frame.tsx';
import { MatchName } from '@/shell/MatchName.tsx';
import { useMe } from '@/shell/me.ts';
import { CLOCK } from '@/time/clock.ts';
import { figure, say, sayReason, sayText, useSay } from '@/words/say.ts';
import { usePart } from '@/words/use-part.ts';
import '@/history/history.css';

const DAY_MS = 86_400_000;
const SPANS = { all: 0, week: 7, month: 30, year: 365 } as const;
type Span = keyof typeof SPANS;

/** What is wished for, as it stands on the page. */
interface Picked {
  readonly game: string;
  readonly result: 'all' | 'won' | 'lost';
  readonly span: Span;
  /** The id of somebody; empty: anybody. */
  readonly other: string;
}

const ALL: Picked = { game: 'all', result: 'all', span: 'all', other: '' };

const wishOf = ({ game, result, span, other }: Picked, now: number): HistoryWish => ({
  ...(game === 'all' ? {} : { game }),
  ...(result === 'all' ? {} : { result }),
  ...(span === 'all' ? {} : { since: Math.floor(now - SPANS[span] * DAY_MS) }),
  ...(other === '' ? {} : { with: other }),
});

interface FiltersProps {
  readonly picked: Picked;
  readonly others: ReadonlyMap<string, string>;
  readonly onPick: (picked: Picked) => void;
}

const Filters = ({ picked, others, onPick }: FiltersProps) => (
  <section className="hi-filters" aria-label={say('match.filters')}>
    <GameChips game={picked.game} onPick={game => onPick({ ...picked, game })} />
    <div className="hi-filters-row">
      <Choice
        legend={say('match.results')}
        quiet
        values={(['all', 'won', 'lost'] as const).map(value => ({
          value,
          label: say(value === 'all' ? 'match.all' : `match.${value}`),
        }))}
        value={picked.result}
        onChange={result => onPick({ ...picked, result })}
      />
      <label className="hi-select">
        <span>{say('match.filter.when')}</span>
        <select value={picked.span} onChange={({ target }) => onPick({ ...picked, span: target.value as Span })}>
          {(Object.keys(SPANS) as Span[]).map(span => (
            <option key={span} value={span}>
              {say(`match.span.${span}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="hi-select">
        <span>{say('match.filter.with')}</span>
        <select value={picked.other} onChange={({ target }) => onPick({ ...picked, other: target.value })}>
          <option value="">{say('match.anyone')}</option>
          {[...others].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  </section>
);

interface RowProps {
  readonly match: FinishedMatch;
  readonly own: OwnResult | null;
  readonly accuracy: number | null;
}

const MatchRow = ({ match, own, accuracy }: RowProps) => (
  <li data-result={own?.result}>
    <Link href={`/m/${match.id}`} className="hi-row">
      <MatchName match={match} />
      <span className="hi-result">
        <b>{own && own.result !== 'drawn' && say(`match.${own.result}`)}</b>
        {own?.score && (
          <bdi dir="ltr">
            {figure(own.score[0])} – {figure(own.score[1])}
          </bdi>
        )}
      </span>
      {accuracy !== null && (
        <span className="hi-accuracy">
          <small>{say('match.accuracy')}</small> {i18n.number(Math.round(accuracy) / 100, { style: 'percent' })}
        </span>
      )}
    </Link>
  </li>
);

/** Matches in this browser alone. */
const LocalMatches = () => {
  const found = useLocal();
  if (found.length === 0) return null;
  return (
    <section className="sh-panel" aria-labelledby="local">
      <h2 id="local">{say('match.on-device')}</h2>
      <ul className="hi-list">
        {found.map(({ table, game, endedAt }) => (
          <li key={table}>
            <Link href={`/m/${table}`} className="hi-row">
              <span className="sh-row-text">
                {sayText(gameOfTable(game)?.title ?? { en: game })}
                <small>{i18n.date(new Date(endedAt))}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

interface PeopleProps {
  readonly person: string;
  /** What stands below, once it is known how far down that is. */
  readonly children: ReactNode;
}

const People = ({ person, children }: PeopleProps) => {
  const [picked, pick] = useState(ALL);
  const [since] = useState(() => CLOCK.now());
  const wish = useMemo(() => wishOf(picked, since), [picked, since]);
  const { matches: found, next, reason, more, again } = useHistory(wish);
  const accuracies = useAccuracy(found);
  const matches = accuracies && found;
  const [others, setOthers] = useState<ReadonlyMap<string, string>>(new Map());
  const met = (matches ?? []).flatMap(({ players }) => players.filter(one => one.person && one.person !== person));
  if (met.some(({ person: id }) => !others.has(id ?? '')))
    setOthers(new Map([...others, ...met.map(({ person: id, name }) => [id ?? '', name] as const)]));
  return (
    <>
      <Filters picked={picked} others={others} onPick={pick} />
      {matches && accuracies && matches.length > 0 && (
        <Statistics matches={matches} person={person} accuracies={accuracies} />
      )}
      <section className="sh-panel" aria-label={say('me.matches')} aria-busy={matches === null}>
        {matches === null && <div className="hi-wait" />}
        {reason !== null && (
          <p data-refused={reason}>
            {sayReason(reason)}{' '}
            <button type="button" className="sh-btn" onClick={again}>
              {say('app.retry')}
            </button>
          </p>
        )}
        {reason === null && matches?.length === 0 && <p className="sh-quiet">{say('match.none')}</p>}
        <ul className="hi-list">
          {matches?.map(match => {
            const own = ownResult(match, person);
            const accuracy = accuracies?.get(match.id)?.[own?.seat ?? -1] ?? null;
            return <MatchRow key={match.id} match={match} own={own} accuracy={accuracy} />;
          })}
        </ul>
        {next !== null && (
          <button type="button" className="sh-btn sh-wide" data-action="more" onClick={more}>
            {say('match.more')}
          </button>
        )}
      </section>
      {matches && children}
    </>
  );
};

/** What is left of a match may lie in a file, or in this browser. */
const Elsewhere = () => (
  <>
    <Link href="/m" className="sh-btn">
      {say('match.open-file')}
    </Link>
    <LocalMatches />
  </>
);

/** HIS-01  Everything I played, by game, result, people and time, and what it comes to. */
export const MyMatches = () => {
  useSay();
  const ready = usePart('match');
  const me = useMe(state => state.me);
  if (!ready) return <div className="mj-splash" />;
  return (
    <Frame title={say('me.matches')}>
      {me ? (
        <People person={me.id}>
          <Elsewhere />
        </People>
      ) : (
        <>
          <p className="sh-quiet">{say('match.none')}</p>
          <Elsewhere />
        </>
      )}
    </Frame>
  );
};
