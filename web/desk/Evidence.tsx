import { i18n } from '@lingui/core';
import type { DeskDecided, DeskEvidence, DeskWaiting } from '@majlis/protocol/desk';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { groundWord, verdictOf } from '@/desk/words.ts';
import { gameOfTable } from '@/games.ts';
import { Name } from '@/names/Name.tsx';
import type { WordId } from '@/words/part.ts';
import { sayText, useSay } from '@/words/say.ts';

const Panel = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="sh-panel" aria-label={title}>
    <h3 className="mb-2 font-bold">{title}</h3>
    {children}
  </section>
);

const Head = ({ evidence }: { readonly evidence: DeskEvidence }) => {
  const say = useSay();
  const { name, username, completion, reports, reporters } = evidence;
  const share = completion === null ? null : i18n.number(completion, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <header className="flex flex-wrap items-center gap-3">
      <div className="min-w-0 flex-1">
        <h2 className="text-xl font-extrabold">{name === null ? say('desk.gone') : <Name>{name}</Name>}</h2>
        <p className="sh-quiet">
          {[
            say('desk.counted', { n: reports }),
            say('desk.reporters', { n: reporters }),
            ...(share === null ? [] : [say('desk.completion', { share })]),
          ].join(say('app.separator'))}
        </p>
      </div>
      {username !== null && (
        <Link href={`/u/${username}`} className="sh-btn">
          {say('desk.profile')}
        </Link>
      )}
    </header>
  );
};

const Talk = ({ talk }: Pick<DeskEvidence, 'talk'>) => {
  const say = useSay();
  if (talk.length === 0) return <p className="sh-quiet">{say('desk.no-talk')}</p>;
  return (
    <ul className="grid gap-1">
      {talk.map(({ seat, name, text }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays as it is
        <li key={`${seat} ${n}`}>
          <b>
            <Name>{name}</Name>
          </b>{' '}
          <bdi dir="auto">{text}</bdi>
        </li>
      ))}
    </ul>
  );
};

const LastMatches = ({ matches }: Pick<DeskEvidence, 'matches'>) => {
  const say = useSay();
  if (matches.length === 0) return <p className="sh-quiet">{say('desk.nothing')}</p>;
  return (
    <ul className="grid gap-1">
      {matches.map(({ match, pool, kind, stood }) => (
        <li key={match} className="flex gap-2">
          <Link href={`/m/${match}`} className="flex-1 underline">
            {sayText(gameOfTable(pool)?.title ?? { en: pool })}
          </Link>
          <span className={kind === 'escape' || kind === 'no-show' ? 'text-[#ffa79d]' : undefined}>
            {say(`desk.kind.${kind}` as WordId)}
            {stood !== null && kind === 'escape' && say('app.separator') + say(`desk.stood.${stood}` as WordId)}
          </span>
        </li>
      ))}
    </ul>
  );
};

const Earlier = ({
  earlier,
  onUndo,
}: {
  readonly earlier: readonly DeskDecided[];
  readonly onUndo: (id: string) => void;
}) => {
  const say = useSay();
  if (earlier.length === 0) return <p className="sh-quiet">{say('desk.nothing')}</p>;
  return (
    <ul className="grid gap-2">
      {earlier.map(({ id, kind, ground, at, days, holds }) => (
        <li key={id} className="flex flex-wrap items-center gap-2">
          <span className="flex-1">
            {[
              say(`desk.do.${kind}`),
              ...(days === null ? [] : [say('desk.days', { n: days })]),
              say(`desk.ground.${ground}`),
              i18n.date(new Date(at), { dateStyle: 'medium' }),
            ].join(say('app.separator'))}
          </span>
          {holds && kind !== 'dismiss' ? (
            <button type="button" className="sh-btn" data-undo={id} onClick={() => onUndo(id)}>
              {say('desk.undo')}
            </button>
          ) : (
            <small className="text-muted">{say('desk.over')}</small>
          )}
        </li>
      ))}
    </ul>
  );
};

interface EvidenceProps {
  readonly evidence: DeskEvidence;
  readonly report: DeskWaiting;
  readonly onUndo: (decision: string) => void;
}

/** DSK-02  What goes with a report: the verdict of the log, the match, what was said, conduct, what was decided before. */
export const Evidence = ({ evidence, report, onUndo }: EvidenceProps) => {
  const say = useSay();
  const { word, look } = verdictOf(report);
  return (
    <article className="grid content-start" data-evidence={evidence.id}>
      <Head evidence={evidence} />
      <section className="sh-panel" aria-label={say(word)}>
        <p className={`font-bold ${look}`}>{say(word)}</p>
        <p>{report.byHouse ? say('desk.by-house') : say(groundWord(report.reason))}</p>
        {evidence.faults.length > 0 && (
          <ul dir="ltr">
            {evidence.faults.map(fault => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )}
        {evidence.pattern && !report.byHouse && <p className="text-[#ffa79d]">{say('desk.pattern')}</p>}
        {evidence.isOver ? (
          <Link href={`/m/${report.match}`} className="sh-btn mt-2">
            {say('desk.match')}
          </Link>
        ) : (
          !report.byHouse && <p className="sh-quiet">{say('desk.match-on')}</p>
        )}
      </section>
      <Panel title={say('desk.talk')}>
        <Talk talk={evidence.talk} />
      </Panel>
      <Panel title={say('desk.matches')}>
        <LastMatches matches={evidence.matches} />
      </Panel>
      <Panel title={say('desk.earlier')}>
        <Earlier earlier={evidence.earlier} onUndo={onUndo} />
      </Panel>
      {evidence.neighbours.length > 0 && (
        <Panel title={say('desk.neighbours')}>
          <ul className="flex flex-wrap gap-3">
            {evidence.neighbours.map(({ name, username }) => (
              <li key={username}>
                <Name>{name}</Name>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </article>
  );
};
