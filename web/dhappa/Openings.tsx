import type { DhappaPlay } from '@majlis/dhappa';
import { openings } from '@majlis/dhappa/for-web';
import type { DhappaActions } from '@/dhappa/actions.ts';
import { Call } from '@/table/Call.tsx';
import { CardRow } from '@/table/CardRow.tsx';
import { Modal } from '@/table/Modal.tsx';
import { cardName } from '@/words/card.ts';
import { say, sayReason } from '@/words/say.ts';

type Meld = Extract<DhappaPlay, { kind: 'meld' }>;

/** The longest ones: whatever lies inside another is not named again. */
const longest = (melds: readonly Meld[]): readonly Meld[] =>
  melds.filter(
    meld =>
      !melds.some(
        other => other.cards.length > meld.cards.length && meld.cards.every(card => other.cards.includes(card)),
      ),
  );

/** DHA-04  Every pure run and set with which this player could open. */
export const Openings = ({ actions }: { readonly actions: DhappaActions }) => {
  const { model, look, act, show, tell } = actions;
  const melds = longest(openings(model.position));
  const why = model.turn === 'play' ? undefined : sayReason('wrong-phase', 'dhappa');
  const pick = (meld: Meld) => {
    show(null);
    act(meld);
  };
  return (
    <Modal name="openings" title={say('dhappa.open-with')} onClose={() => show(null)}>
      <p className="dh-quiet">{say(melds.length > 0 ? 'dhappa.open-how' : 'dhappa.open-none')}</p>
      <div className="dh-choices">
        {melds.map(meld => (
          <button
            key={meld.cards.join()}
            type="button"
            className="dh-choice"
            data-opening={meld.cards.join(' ')}
            aria-disabled={why ? true : undefined}
            title={why}
            aria-label={say(`dhappa.open.${meld.form}`, {
              cards: meld.cards.map(cardName).join(say('dhappa.and-comma')),
            })}
            onClick={() => (why ? tell(why) : pick(meld))}
          >
            <CardRow cards={meld.form === 'run' ? meld.cards.toReversed() : meld.cards} look={look} part="opening" />
          </button>
        ))}
      </div>
      <div className="tb-buttons">
        <Call id="close" tone="ghost" onPress={() => show(null)}>
          {say('app.close')}
        </Call>
      </div>
    </Modal>
  );
};
