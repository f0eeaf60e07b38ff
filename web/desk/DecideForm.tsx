import type { DecisionGround, DecisionKind, DeskEvidence } from '@majlis/protocol/desk';
import { useEffect, useRef, useState } from 'react';
import { deskApi } from '@/desk/api.ts';
import { Choice } from '@/shell/Choice.tsx';
import { notify } from '@/store/notice.ts';
import { sayReason, useSay } from '@/words/say.ts';

type Days = 1 | 7 | 30;

const KINDS: readonly DecisionKind[] = ['dismiss', 'warn', 'mute', 'ranked', 'house', 'rename'];
const GROUNDS: readonly DecisionGround[] = ['left', 'stalling', 'abuse', 'collusion', 'cheating', 'name', 'other'];
const DAYS: readonly Days[] = [1, 7, 30];
const LASTING: readonly DecisionKind[] = ['mute', 'ranked', 'house'];

const KIND_KEYS: { readonly [key: string]: DecisionKind } = { d: 'dismiss', w: 'warn', m: 'mute', s: 'ranked' };
const DAY_KEYS: { readonly [key: string]: Days } = { 1: 1, 7: 7, 3: 30 };

/** Letters choose, unless one writes or holds another key; whoever chose by letter sends with Enter. */
const useLetters = (heard: (letter: string) => boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const [typed, type] = useState(0);
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (target instanceof HTMLTextAreaElement || ctrlKey || metaKey || altKey) return;
      if (heard(key.toLowerCase())) type(n => n + 1);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [heard]);
  useEffect(() => {
    if (typed > 0) button.current?.focus();
  }, [typed]);
  return button;
};

/** What is being decided, and how it is sent. */
const useDecision = (evidence: DeskEvidence, onDone: () => void) => {
  const say = useSay();
  const [kind, setKind] = useState<DecisionKind | null>(null);
  const [days, setDays] = useState<Days>(evidence.suggests.days ?? 1);
  const [ground, setGround] = useState<DecisionGround>(evidence.ground);
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const lasts = kind !== null && LASTING.includes(kind);
  const send = async (): Promise<void> => {
    if (kind === null || busy) return;
    setBusy(true);
    const answer = await deskApi.decide({ report: evidence.id, kind, ground, note, ...(lasts && { days }) });
    setBusy(false);
    notify(answer.ok ? say(answer.value.asks ? 'desk.asked' : 'desk.done') : sayReason(answer.reason));
    if (answer.ok || answer.reason === 'answered') onDone();
  };
  return { kind, setKind, days, setDays, ground, setGround, note, setNote, busy, lasts, send };
};

type Decision = ReturnType<typeof useDecision>;

/** How long it is to hold, if it lasts at all. */
const Span = ({ lasts, days, setDays }: Pick<Decision, 'lasts' | 'days' | 'setDays'>) => {
  const say = useSay();
  if (!lasts) return null;
  return (
    <>
      <Choice
        legend={say('desk.how-long')}
        values={DAYS.map(value => ({ value, label: say('desk.days', { n: value }) }))}
        value={days}
        onChange={setDays}
      />
      {days === 30 && <p>{say('desk.two')}</p>}
    </>
  );
};

const Suggestion = ({ suggests: { kind, days } }: Pick<DeskEvidence, 'suggests'>) => {
  const say = useSay();
  const span = days === undefined ? '' : `, ${say('desk.days', { n: days })}`;
  return <p className="sh-quiet">{say('desk.suggests', { what: `${say(`desk.do.${kind}`)}${span}` })}</p>;
};

/** DSK-03  What is decided, on which ground, for how long: by tap or by letter, and nothing without a ground. */
export const DecideForm = ({ evidence, onDone }: { readonly evidence: DeskEvidence; readonly onDone: () => void }) => {
  const say = useSay();
  const decision = useDecision(evidence, onDone);
  const { kind, setKind, setDays, ground, setGround, note, setNote, busy, lasts, send } = decision;
  const isOpen = (one: DecisionKind): boolean => one === 'dismiss' || evidence.person !== null;
  const button = useLetters(letter => {
    const [chosen, span] = [KIND_KEYS[letter], DAY_KEYS[letter]];
    if (chosen && isOpen(chosen)) setKind(chosen);
    if (span && lasts) setDays(span);
    return (chosen !== undefined && isOpen(chosen)) || (span !== undefined && lasts);
  });
  return (
    <form
      className="sh-panel grid content-start gap-3"
      aria-label={say('desk.decide')}
      onSubmit={event => {
        event.preventDefault();
        void send();
      }}
    >
      <Choice
        legend={say('desk.decide')}
        look="chips"
        values={KINDS.map(value => ({ value, label: say(`desk.do.${value}`), disabled: !isOpen(value) }))}
        value={kind}
        onChange={setKind}
      />
      <Suggestion suggests={evidence.suggests} />
      <Span {...decision} />
      <Choice
        legend={say('desk.ground')}
        look="chips"
        values={GROUNDS.map(value => ({ value, label: say(`desk.ground.${value}`) }))}
        value={ground}
        onChange={setGround}
      />
      <label className="sh-field">
        {say('desk.note')}
        <textarea rows={2} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
      </label>
      <p className="sh-quiet">{say('desk.logged')}</p>
      <button
        ref={button}
        type="submit"
        className="sh-btn sh-btn-gold sh-wide"
        data-action="decide"
        disabled={kind === null || busy}
      >
        {say('desk.send')}
      </button>
    </form>
  );
};
