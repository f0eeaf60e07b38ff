import { Icon } from '@/scene/Icon.tsx';
import type { TrunfoViewModel } from '@/trunfo/view-model.ts';
import { figure, useSay } from '@/words/say.ts';

/** So many rounds has a deal; a match that is drawn may go on. */
export const NINE = 9;

/** The nine rounds of a match: won, lost, drawn, the present one, those to come. */
export const Rounds = ({ match }: { readonly match: TrunfoViewModel }) => {
  const say = useSay();
  const { fates, result, state } = match;
  const now = result ? fates.length - 1 : state.phase === 'over' ? -1 : fates.length;
  const count = Math.max(NINE, fates.length, now + 1);
  return (
    <ol className="tf-rounds" dir="ltr" aria-label={say('trunfo.rounds')}>
      {Array.from({ length: count }, (_, i) => i).map(i => {
        const fate = fates[i];
        return (
          <li key={i} data-fate={fate ?? (i === now ? 'now' : 'open')} aria-current={i === now ? 'step' : undefined}>
            {fate === 'won' && <Icon name="tick" size={14} />}
            {fate === 'lost' && <Icon name="cross" size={14} />}
            {fate === 'drawn' && '='}
            {!fate && figure(i + 1)}
            {fate && <span className="sr-only">{say(`trunfo.fate.${fate}`)}</span>}
          </li>
        );
      })}
    </ol>
  );
};
