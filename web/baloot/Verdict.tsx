import type { Ruling } from '@majlis/baloot/for-web';
import { sideOf } from '@majlis/kernel';
import type { BalootViewModel } from '@/baloot/view-model.ts';
import type { CardLook } from '@/cards/look.ts';
import { Icon } from '@/scene/Icon.tsx';
import { CardRow } from '@/table/CardRow.tsx';
import { nameOf } from '@/table/who.ts';
import { gain, named, say } from '@/words/say.ts';

interface VerdictProps {
  readonly model: BalootViewModel;
  readonly ruling: Ruling;
  readonly look: CardLook;
}

const accuser = ({ seen }: BalootViewModel, { by }: Ruling): string =>
  by === 'house' ? say('baloot.the-house') : named(nameOf(seen.table, by));

/** What it changed on the sheet, ours first. */
const Change = ({ model: { state, me } }: { readonly model: BalootViewModel }) => {
  const ours = sideOf(me);
  if (!state.sheet || state.phase.kind === 'qayd') return null;
  const [us, them] = ours === 0 ? state.sheet.points : [state.sheet.points[1], state.sheet.points[0]];
  return (
    <p className="bl-change" data-part="change">
      {say('baloot.us')} <b dir="ltr">{gain(us)}</b> {say('baloot.them')} <b dir="ltr">{gain(them)}</b>
    </p>
  );
};

/** QAYD-05  The contested card and the cards that prove it, side by side. */
export const Verdict = ({ model, ruling, look }: VerdictProps) => {
  const { ground, card, guilty, loser, proof } = ruling;
  return (
    <section className="bl-verdict" data-verdict={guilty ? 'true' : 'false'} aria-label={say('baloot.verdict')}>
      <header>
        <span className="bl-verdict-mark">
          <Icon name={guilty ? 'flag' : 'cross'} size={26} />
        </span>
        <div>
          <h3>{say(guilty ? 'baloot.qayd-true' : 'baloot.qayd-false')}</h3>
          <p>
            {say('baloot.qayd-by', { name: accuser(model, ruling) }) +
              say('app.separator') +
              say(`baloot.ground.${ground}`)}
          </p>
        </div>
      </header>
      <div className="bl-proof">
        {card && (
          <figure>
            <CardRow cards={[card]} look={look} part="contested" />
            <figcaption>{say('baloot.contested')}</figcaption>
          </figure>
        )}
        {proof.length > 0 && (
          <figure>
            <CardRow cards={proof} look={look} part="proof" />
            <figcaption>{say(guilty && ground === 'falseSawa' ? 'baloot.proof-sawa' : 'baloot.proof')}</figcaption>
          </figure>
        )}
      </div>
      {loser === null ? <p>{say('baloot.qayd-dismissed')}</p> : <Change model={model} />}
    </section>
  );
};
