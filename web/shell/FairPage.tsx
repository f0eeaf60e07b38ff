import type { DiceVerdict } from '@majlis/kernel/dice';
import type { FinishedMatch } from '@majlis/protocol';
import { useEffect, useState } from 'react';
import { Frame } from '@/shell/Frame.tsx';
import { Glyph } from '@/shell/Glyph.tsx';
import { useHouse } from '@/shell/house.ts';
import { MatchName } from '@/shell/MatchName.tsx';
import { useMe } from '@/shell/me.ts';
import { memoryOf } from '@/shell/memory.ts';
import { type MatchRecord, parseRecord, parseRecordText } from '@/shell/record.ts';
import { checked } from '@/store/check.ts';
import { notify } from '@/store/notice.ts';
import type { WordId } from '@/words/part.ts';
import { sayReason, useSay } from '@/words/say.ts';

const STEPS: readonly (readonly [WordId, WordId])[] = [
  ['fair.before', 'fair.before-text'],
  ['fair.you', 'fair.you-text'],
  ['fair.after', 'fair.after-text'],
];

const Result = ({ verdict }: { readonly verdict: DiceVerdict }) => {
  const say = useSay();
  const failed = verdict.checks.filter(({ ok }) => !ok);
  const good = verdict.ok && verdict.checks.length > 0;
  return (
    <div className="sh-verdict" data-ok={good} role="status">
      <p>
        <Glyph name={good ? 'tick' : 'cross'} size={24} />
        <strong>
          {good ? say('fair.ok', { n: verdict.checks.length }) : say('fair.bad', { n: Math.max(1, failed.length) })}
        </strong>
      </p>
      <details>
        <summary>{say('fair.details')}</summary>
        <ol lang="en" dir="ltr">
          {[...failed, ...verdict.checks.filter(({ ok }) => ok)].map(({ ok, what }) => (
            <li key={what} data-ok={ok}>
              {what}
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
};

const useCheck = () => {
  const say = useSay();
  const { api } = useHouse();
  const [verdict, setVerdict] = useState<DiceVerdict | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (record: MatchRecord | undefined): Promise<void> => {
    setVerdict(null);
    if (!record) return notify(say('fair.unreadable'));
    setBusy(true);
    setVerdict(
      await checked({ game: record.match.game, match: record, memory: memoryOf(record.match) }).catch(() => ({
        ok: false,
        checks: [],
      })),
    );
    setBusy(false);
  };
  const runMatch = async (id: string): Promise<void> => {
    const answer = await api.match(id);
    if (answer.ok) await run(parseRecord(answer.value));
    else notify(sayReason(answer.reason));
  };
  return { verdict, busy, run, runMatch };
};

const Checker = () => {
  const say = useSay();
  const { api } = useHouse();
  const { verdict, busy, run, runMatch } = useCheck();
  const [matches, setMatches] = useState<readonly FinishedMatch[]>([]);
  const [text, setText] = useState('');
  const isSomebody = useMe(({ me }) => me !== null);
  useEffect(() => {
    if (isSomebody) api.matches().then(answer => answer.ok && setMatches(answer.value));
  }, [api, isSomebody]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the match in the address is checked once
  useEffect(() => {
    const named = new URLSearchParams(location.search).get('match');
    if (named) runMatch(named);
  }, []);
  return (
    <section className="sh-panel" aria-labelledby="check">
      <h2 id="check">{say('fair.check')}</h2>
      <h3>{say('fair.mine')}</h3>
      {matches.length === 0 && <p className="sh-quiet">{say('fair.no-matches')}</p>}
      <ul className="sh-matches">
        {matches.map(match => (
          <li key={match.id}>
            <MatchName match={match} />
            <button type="button" className="sh-btn" disabled={busy} onClick={() => runMatch(match.id)}>
              {say('fair.run')}
            </button>
          </li>
        ))}
      </ul>
      <label className="sh-field">
        {say('fair.paste')}
        <textarea dir="ltr" rows={4} spellCheck={false} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <button
        type="button"
        className="sh-btn sh-btn-gold"
        disabled={busy || !text.trim()}
        onClick={() => run(parseRecordText(text))}
      >
        {say(busy ? 'fair.running' : 'fair.run')}
      </button>
      {verdict && <Result verdict={verdict} />}
    </section>
  );
};

export const FairPage = () => {
  const say = useSay();
  return (
    <Frame title={say('fair.title')}>
      <p className="sh-quiet">{say('fair.lead')}</p>
      <ol className="sh-steps">
        {STEPS.map(([head, text]) => (
          <li key={head}>
            <h2>{say(head)}</h2>
            <p>{say(text)}</p>
          </li>
        ))}
      </ol>
      <Checker />
    </Frame>
  );
};
