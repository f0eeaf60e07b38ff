import type { Desk, DeskWaiting } from '@majlis/protocol/desk';
import { useCallback, useState } from 'react';
import { Awaited, Failed } from '@/club/Placeholders.tsx';
import { useAsked } from '@/club/use-asked.ts';
import { deskApi } from '@/desk/api.ts';
import { DecideForm } from '@/desk/DecideForm.tsx';
import { DeskList } from '@/desk/DeskList.tsx';
import { Evidence } from '@/desk/Evidence.tsx';
import { OtherHands } from '@/desk/OtherHands.tsx';
import { Frame } from '@/shell/Frame.tsx';
import { useHouse } from '@/shell/house.ts';
import { Lost } from '@/shell/Lost.tsx';
import { somebody } from '@/shell/me.ts';
import { notify } from '@/store/notice.ts';
import { sayReason, useSay } from '@/words/say.ts';
import { usePart } from '@/words/use-part.ts';
import '@/desk/desk.css';

/** One report with all that goes with it. */
const Case = ({ report, onDone }: { readonly report: DeskWaiting; readonly onDone: () => void }) => {
  const { id } = report;
  const ask = useCallback(() => deskApi.evidence(id), [id]);
  const [evidence, again] = useAsked(ask);
  const undo = async (decision: string): Promise<void> => {
    const answer = await deskApi.undo(decision);
    if (!answer.ok) notify(sayReason(answer.reason));
    again();
  };
  if (evidence === null) return <Awaited />;
  if (!evidence.ok) return <Failed reason={evidence.reason} onAgain={again} />;
  return (
    <>
      <Evidence evidence={evidence.value} report={report} onUndo={undo} />
      <DecideForm key={id} evidence={evidence.value} onDone={onDone} />
    </>
  );
};

const AtDesk = ({ desk, again }: { readonly desk: Desk; readonly again: () => void }) => {
  const [chosen, choose] = useState<string | null>(null);
  const { reports, now } = desk;
  // The next opens by itself.
  const report = reports.find(({ id }) => id === chosen) ?? reports[0];
  return (
    <div className="grid items-start gap-4 min-[1000px]:grid-cols-[280px_1fr_320px]" data-desk>
      <div>
        <DeskList reports={reports} now={now} chosen={report?.id ?? null} onChoose={choose} />
        <OtherHands
          title="desk.seconds"
          decisions={desk.seconds}
          yes="desk.agree"
          no="desk.disagree"
          answer={deskApi.second}
          onDone={again}
        />
        <OtherHands
          title="desk.appeals"
          decisions={desk.appeals}
          yes="desk.lift"
          no="desk.keep"
          answer={deskApi.answer}
          onDone={again}
        />
      </div>
      {report && <Case report={report} onDone={again} />}
    </div>
  );
};

/** DSK-01  Where stewards sit; for everybody else there is no such page. */
export const DeskPage = () => {
  const say = useSay();
  const { api } = useHouse();
  const [ready, club] = [usePart('desk'), usePart('club')];
  const ask = useCallback(async () => {
    const known = await somebody(api);
    return known.ok ? deskApi.desk() : known;
  }, [api]);
  const [desk, again] = useAsked(ask);
  if (desk && !desk.ok && desk.reason === 'not-found') return <Lost />;
  if (!ready || !club || desk === null) return <div className="mj-splash" />;
  return (
    <Frame title={say('desk.title')}>
      {desk.ok ? <AtDesk desk={desk.value} again={again} /> : <Failed reason={desk.reason} onAgain={again} />}
    </Frame>
  );
};
