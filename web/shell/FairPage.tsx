import type { DiceVerdict } from '@majlis/kernel/dice';
import type { FinishedMatch } from '@majlis/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Frame } from '@/shell/Frame.tsx';
import { useHouse } from '@/shell/house.ts';
import { MatchName } from '@/shell/MatchName.tsx';
import { useMe } from '@/shell/me.ts';
import { memoryOf } from '@/shell/memory.ts';
import { type MatchRecord, parseRecord, parseRecordText } from '@/shell/record.ts';
import { Result } from '@/shell/Verified.tsx';
import { checked } from '@/store/check.ts';
import { notify } from '@/store/notice.ts';
import type { WordId } from '@/words/part.ts';
import { sayReason, useSay } from '@/words/say.ts';

const STEPS: readonly (readonly [WordId, WordId])[] = [
  ['fair.before', 'fair.before-text'],
  ['fair.you', 'fair.you-text'],
  ['fair.after', 'fair.after-text'],
];

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

/** `day`: what can be checked of the deal of the day. */
export const FairPage = ({ day }: { readonly day: ReactNode }) => {
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
      {day}
    </Frame>
  );
};
