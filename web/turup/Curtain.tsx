import { powerOf } from '@majlis/turup/for-web';
import { type ReactNode, useEffect, useState } from 'react';
import { SuitPip } from '@/cards/SuitPip.tsx';
import { nameOf } from '@/table/who.ts';
import { contractWord, powerWord } from '@/turup/phrases.ts';
import type { TurupViewModel } from '@/turup/view-model.ts';
import { suitName } from '@/words/card.ts';
import { named, say } from '@/words/say.ts';

/** TUR-08 */
const CURTAIN_MS = 900;

interface Act {
  readonly name: string;
  readonly title: ReactNode;
  readonly line: string;
}

const trumpTitle = ({ state: { trump } }: TurupViewModel): ReactNode =>
  trump && (
    <>
      {say('turup.trump')} <SuitPip suit={trump} size={40} /> {suitName(trump)}
    </>
  );

/** The part of a deal that has begun; undefined where it is the same as before. */
const actOf = (model: TurupViewModel): Act | undefined => {
  const { state, seen } = model;
  const power = powerOf(state);
  const leads = (): string => say('turup.leads', { name: named(nameOf(seen.table, state.turn)) });
  switch (state.phase) {
    case 'vote':
      return { name: `vote.${state.votes.length}`, title: say('turup.vote-on'), line: say('turup.in-your-five') };
    case 'bid':
      return { name: 'bid', title: trumpTitle(model), line: say('turup.bid-title') };
    case 'deal':
      return power ? { name: 'trump', title: trumpTitle(model), line: powerWord(power) } : undefined;
    case 'final':
      return { name: 'final', title: trumpTitle(model), line: contractWord(state) };
    case 'window':
    case 'play':
      return state.tricks.length + state.trick.length === 0
        ? { name: 'play', title: say('turup.play-on'), line: leads() }
        : undefined;
    default:
      return undefined;
  }
};

/** The phase that has just begun crosses the table; a tap or a key sends it away, and nothing waits for it. */
export const Curtain = ({ model }: { readonly model: TurupViewModel }) => {
  const act = actOf(model);
  const { seen, state } = model;
  const key = act ? `${state.deal}.${act.name}` : '';
  const [at, setAt] = useState({ key, epoch: seen.epoch, gone: true });
  const fresh = key !== '' && key !== at.key && seen.epoch === at.epoch;
  if (key !== at.key || seen.epoch !== at.epoch) setAt({ key, epoch: seen.epoch, gone: !fresh });
  const { gone } = at;
  useEffect(() => {
    if (gone) return;
    const leave = () => setAt(now => ({ ...now, gone: true }));
    const timer = setTimeout(leave, CURTAIN_MS);
    for (const event of ['pointerdown', 'keydown'] as const) document.addEventListener(event, leave);
    return () => {
      clearTimeout(timer);
      for (const event of ['pointerdown', 'keydown'] as const) document.removeEventListener(event, leave);
    };
  }, [gone]);
  if (!act || gone || key !== at.key) return null;
  return (
    <div key={key} className="tu-curtain" data-curtain={act.name} aria-hidden="true">
      <b>{act.title}</b>
      <span>{act.line}</span>
    </div>
  );
};
