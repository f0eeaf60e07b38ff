import { i18n } from '@lingui/core';
import type { OwnDecision } from '@majlis/protocol/desk';
import { useCallback, useState } from 'react';
import { Awaited, Failed } from '@/club/Placeholders.tsx';
import { useAsked } from '@/club/use-asked.ts';
import { deskApi } from '@/desk/api.ts';
import { Frame } from '@/shell/Frame.tsx';
import { useHouse } from '@/shell/house.ts';
import { somebody } from '@/shell/me.ts';
import { notify } from '@/store/notice.ts';
import type { WordId } from '@/words/part.ts';
import { sayReason, useSay } from '@/words/say.ts';
import { usePart } from '@/words/use-part.ts';
import '@/desk/desk.css';

const AppealForm = ({ decision, onDone }: { readonly decision: string; readonly onDone: () => void }) => {
  const say = useSay();
  const [text, setText] = useState('');
  const send = async (): Promise<void> => {
    const answer = await deskApi.appeal({ decision, text: text.trim() });
    if (!answer.ok) notify(sayReason(answer.reason));
    onDone();
  };
  return (
    <form
      className="grid gap-2"
      onSubmit={event => {
        event.preventDefault();
        void send();
      }}
    >
      <label className="sh-field">
        {say('desk.appeal')}
        <textarea rows={3} maxLength={500} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <p className="sh-quiet">{say('desk.appeal-why')}</p>
      <button type="submit" className="sh-btn sh-btn-gold" data-action="appeal" disabled={text.trim() === ''}>
        {say('desk.appeal-send')}
      </button>
    </form>
  );
};

const answerWord = ({ appealed, lifted }: OwnDecision): WordId | null => {
  if (!appealed) return null;
  return lifted === null ? 'desk.appeal-sent' : lifted ? 'desk.lifted' : 'desk.upheld';
};

const Told = ({
  decision,
  now,
  again,
}: {
  readonly decision: OwnDecision;
  readonly now: number;
  readonly again: () => void;
}) => {
  const say = useSay();
  const { id, kind, ground, at, until, holds } = decision;
  const isOver = !holds || (until !== null && until <= now);
  const answer = answerWord(decision);
  return (
    <li className="sh-panel grid gap-2" data-told={kind}>
      <h2 className="font-bold">{say(`desk.told.${kind}` as WordId)}</h2>
      <p>
        {[
          say(`desk.ground.${ground}`),
          i18n.date(new Date(at), { dateStyle: 'medium' }),
          ...(isOver ? [say('desk.over')] : []),
          ...(!isOver && until !== null
            ? [say('desk.until', { when: i18n.date(new Date(until), { dateStyle: 'medium', timeStyle: 'short' }) })]
            : []),
        ].join(say('app.separator'))}
      </p>
      {answer && <p role="status">{say(answer)}</p>}
      {!answer && !isOver && <AppealForm decision={id} onDone={again} />}
    </li>
  );
};

/** DSK-05  What was decided about oneself: why, how long, and one word against it. */
export const DecisionsPage = () => {
  const say = useSay();
  const { api } = useHouse();
  const ready = usePart('desk');
  const ask = useCallback(async () => {
    const known = await somebody(api);
    return known.ok ? deskApi.decisions() : known;
  }, [api]);
  const [own, again] = useAsked(ask);
  if (!ready) return <div className="mj-splash" />;
  return (
    <Frame title={say('desk.own')} column="max-w-xl">
      {own === null && <Awaited />}
      {own && !own.ok && <Failed reason={own.reason} onAgain={again} />}
      {own?.ok && own.value.decisions.length === 0 && <p className="sh-panel">{say('desk.own-none')}</p>}
      {own?.ok && (
        <ul className="grid gap-3">
          {own.value.decisions.map(decision => (
            <Told key={decision.id} decision={decision} now={own.value.now} again={again} />
          ))}
        </ul>
      )}
    </Frame>
  );
};
