import type { Seat } from '@majlis/kernel';
import { REASONS } from '@majlis/protocol';
import { useState } from 'react';
import { Name } from '@/names/Name.tsx';
import { Choice } from '@/shell/Choice.tsx';
import { useHouse } from '@/shell/house.ts';
import { sayReason, useSay } from '@/words/say.ts';

/** Whom a report may be about, and in which match. */
export interface ReportFormProps {
  /** The match that goes with the report by itself. */
  readonly match: string;
  readonly people: readonly { readonly seat: Seat; readonly name: string }[];
  readonly seat: Seat | null;
}

type Ground = (typeof REASONS)[number];

const useReport = (match: string) => {
  const say = useSay();
  const { api } = useHouse();
  const [answer, setAnswer] = useState('');
  const send = async (seat: Seat, reason: Ground): Promise<void> => {
    const said = await api.report({ match, seat, reason });
    const refusal = !said.ok && (said.reason === 'taken' ? 'already-reported' : said.reason);
    if (refusal) return setAnswer(sayReason(refusal));
    if (said.ok && said.value.ok === null) return setAnswer(say('report.kept'));
    setAnswer(`${say('report.received')} ${say(said.ok && said.value.ok ? 'report.replay-ok' : 'report.replay-bad')}`);
  };
  return { answer, send };
};

export const ReportForm = ({ match, people, seat }: ReportFormProps) => {
  const say = useSay();
  const { answer, send } = useReport(match);
  const [who, setWho] = useState<Seat | null>(seat ?? people[0]?.seat ?? null);
  const [why, setWhy] = useState<Ground | null>(null);
  return (
    <>
      <Choice
        legend={say('report.who')}
        look="chips"
        values={people.map(one => ({ value: one.seat, label: <Name>{one.name}</Name> }))}
        value={who}
        onChange={setWho}
      />
      <Choice
        legend={say('report.why')}
        look="chips"
        values={REASONS.map(value => ({ value, label: say(`report.${value}`) }))}
        value={why}
        onChange={setWhy}
      />
      <p className="sh-quiet">{say('report.attached')}</p>
      <p role="status">{answer}</p>
      <button
        type="button"
        className="sh-btn sh-btn-gold sh-wide"
        disabled={who === null || why === null}
        onClick={() => who !== null && why !== null && send(who, why)}
      >
        {say('report.send')}
      </button>
    </>
  );
};
