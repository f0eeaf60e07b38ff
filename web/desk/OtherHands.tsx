import type { DeskDecided } from '@majlis/protocol/desk';
import type { deskApi } from '@/desk/api.ts';
import { Name } from '@/names/Name.tsx';
import { notify } from '@/store/notice.ts';
import type { WordId } from '@/words/part.ts';
import { sayReason, useSay } from '@/words/say.ts';

interface OtherHandsProps {
  readonly title: WordId;
  readonly decisions: readonly DeskDecided[];
  /** What yes and no are called, and what they do. */
  readonly yes: WordId;
  readonly no: WordId;
  readonly answer: (decision: string, yes: boolean) => ReturnType<typeof deskApi.second>;
  readonly onDone: () => void;
}

/** DSK-04  What another steward has decided and a second one answers: thirty days, and appeals. */
export const OtherHands = ({ title, decisions, yes, no, answer, onDone }: OtherHandsProps) => {
  const say = useSay();
  if (decisions.length === 0) return null;
  const give = async (id: string, isYes: boolean): Promise<void> => {
    const answered = await answer(id, isYes);
    if (!answered.ok) notify(sayReason(answered.reason));
    onDone();
  };
  return (
    <section className="mt-4" aria-label={say(title)}>
      <header className="sh-section-head">
        <h2>{say(title)}</h2>
      </header>
      <ul className="grid gap-2">
        {decisions.map(({ id, name, kind, ground, days, note, appeal, mine }) => (
          <li key={id} className="sh-panel grid gap-2" data-decision={id}>
            <p>
              <b>{name === null ? say('desk.gone') : <Name>{name}</Name>}</b>
              {say('app.separator') + say(`desk.do.${kind}`)}
              {days !== null && say('app.separator') + say('desk.days', { n: days })}
              {say('app.separator') + say(`desk.ground.${ground}`)}
            </p>
            {note !== '' && <p className="sh-quiet">{note}</p>}
            {appeal !== null && (
              <blockquote>
                <bdi dir="auto">{appeal}</bdi>
              </blockquote>
            )}
            {mine ? (
              <p className="sh-quiet">{say('desk.mine')}</p>
            ) : (
              <div className="sh-pair">
                <button type="button" className="sh-btn" data-action="yes" onClick={() => give(id, true)}>
                  {say(yes)}
                </button>
                <button type="button" className="sh-btn" data-action="no" onClick={() => give(id, false)}>
                  {say(no)}
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
