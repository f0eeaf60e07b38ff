import type { QaydGround } from '@majlis/baloot/for-web';
import type { Card, Trick } from '@majlis/kernel';
import { useState } from 'react';
import type { BalootActions } from '@/baloot/actions.ts';
import { Face } from '@/cards/Face.tsx';
import type { CardLook } from '@/cards/look.ts';
import { Name } from '@/names/Name.tsx';
import { offered } from '@/table/actions.ts';
import { Call } from '@/table/Call.tsx';
import { Countdown } from '@/table/Countdown.tsx';
import { Modal } from '@/table/Modal.tsx';
import { nameOf } from '@/table/who.ts';
import { cardName } from '@/words/card.ts';
import { named, say } from '@/words/say.ts';

interface QaydProps {
  readonly actions: BalootActions;
  readonly look: CardLook;
}

interface TrickRowProps extends QaydProps {
  readonly trick: Trick;
  readonly n: number;
  readonly chosen: Card | null;
  readonly onChoose: (card: Card) => void;
}

/** One trick of the round: the opponents' cards in it can be named. */
const TrickRow = ({ actions: { model }, look, trick, n, chosen, onChoose }: TrickRowProps) => {
  const charges = offered(model, 'charge').map(({ card }) => card);
  return (
    <fieldset className="bl-trick">
      <legend>{say('baloot.trick-n', { n })}</legend>
      <div dir="ltr">
        {trick.map(({ seat, card }) => {
          const name = nameOf(model.seen.table, seat);
          return (
            <label key={card} className="bl-choice" data-card-choice={card}>
              <input
                type="radio"
                name="qayd-card"
                value={card}
                checked={chosen === card}
                disabled={!charges.includes(card)}
                aria-label={`${cardName(card)}, ${named(name)}`}
                onChange={() => onChoose(card)}
              />
              <span className="mj-card" data-card={card}>
                <Face card={card} deck={look} />
              </span>
              <Name>{name}</Name>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};

const Grounds = ({ actions, card }: { readonly actions: BalootActions; readonly card: Card | null }) => {
  const charges = offered(actions.model, 'charge').filter(charge => charge.card === card);
  const accuse = (ground: QaydGround) => card && actions.act({ kind: 'charge', ground, card });
  return (
    <div className="bl-grounds" role="group" aria-label={say('baloot.choose-ground')}>
      {card === null && <p>{say('baloot.choose-card')}</p>}
      {charges.map(({ ground }) => (
        <Call key={ground} id={`ground-${ground}`} tone="bad" onPress={() => accuse(ground)}>
          {say(`baloot.ground.${ground}`)}
        </Call>
      ))}
    </div>
  );
};

/** QAYD-03, QAYD-04  Which card, on which ground; and beforehand what it costs to be wrong or to take it back. */
export const Qayd = ({ actions, look }: QaydProps) => {
  const { model, store, act } = actions;
  const [card, setCard] = useState<Card | null>(null);
  const { state, seen, me } = model;
  const tricks = state.trick.length > 0 ? [...state.tricks, state.trick] : state.tricks;
  const withdraw = () => act({ kind: 'withdraw' });
  return (
    <Modal name="qayd" title={say('baloot.qayd-title')} onClose={withdraw}>
      <p className="bl-cost">
        {say(state.options.falseQayd === 'loseRound' ? 'baloot.qayd-cost-round' : 'baloot.qayd-cost-none')}{' '}
        {say('baloot.qayd-cost-cancel')}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <div className="bl-history" tabIndex={0} role="region" aria-label={say('baloot.history')}>
        {tricks.map((trick, i) => (
          <TrickRow
            key={trick[0]?.card}
            actions={actions}
            look={look}
            trick={trick}
            n={i + 1}
            chosen={card}
            onChoose={setCard}
          />
        ))}
      </div>
      <Grounds actions={actions} card={card} />
      <div className="tb-buttons">
        <Countdown store={store} clock={seen.clocks.find(({ on }) => on === me)} />
        <Call id="withdraw" tone="ghost" onPress={withdraw}>
          {say('baloot.withdraw')}
        </Call>
      </div>
    </Modal>
  );
};
