import type { DhappaPlay, DhappaState } from '@majlis/dhappa';
import { depthsOf } from '@majlis/dhappa/for-web';
import type { Card } from '@majlis/kernel';
import { useMemo, useState } from 'react';
import { Face } from '@/cards/Face.tsx';
import type { DhappaActions } from '@/dhappa/actions.ts';
import { playWord, tagOf } from '@/dhappa/phrases.ts';
import { Icon } from '@/scene/Icon.tsx';
import { Call } from '@/table/Call.tsx';
import { Modal } from '@/table/Modal.tsx';
import { cardName } from '@/words/card.ts';
import { figure, say, sayReason } from '@/words/say.ts';

type Depth = ReturnType<typeof depthsOf>[number];

interface PileCardProps {
  readonly card: Card;
  readonly actions: DhappaActions;
  /** How many cards would be taken down to this one. */
  readonly depth: number;
  readonly n: number;
  readonly onPick: (n: number) => void;
}

const PileCard = ({ card, actions, depth, n, onPick }: PileCardProps) => {
  const taken = n > 0 && depth <= n;
  return (
    <button
      type="button"
      className="dh-pile-card"
      data-depth={depth}
      data-taken={taken || undefined}
      data-deepest={depth === n || undefined}
      aria-pressed={taken}
      onClick={() => onPick(depth)}
    >
      <span className="sr-only">{say('dhappa.depth-of', { n: depth, card: cardName(card) })}</span>
      <span className="mj-card" data-card={card}>
        <Face card={card} deck={actions.look} />
      </span>
      {depth === n && (
        <b className="dh-must">
          <Icon name="flag" size={12} /> {say('dhappa.must-play')}
        </b>
      )}
      <small aria-hidden="true">{figure(depth)}</small>
    </button>
  );
};

/** Why nobody may take so deep; a card that could not be laid is named. */
const faultOf = (depth: Depth, card: Card | undefined): string | undefined => {
  if (depth.ok) return undefined;
  if (depth.reason === 'deepest-not-playable' && card) return say('dhappa.cannot-lay', { card: tagOf(card) });
  return sayReason(depth.reason, 'dhappa');
};

interface VerdictProps {
  readonly depth: Depth;
  readonly why: string | undefined;
  readonly actions: DhappaActions;
}

/** The plan that makes a depth lawful, or the reason why it is not. */
const Verdict = ({ depth, why, actions }: VerdictProps) => {
  const { position } = actions.model;
  const [deepest] = depth.ok ? depth.value.cards : [];
  if (!depth.ok)
    return (
      <p className="dh-verdict" data-verdict="no" role="status">
        <Icon name="cross" size={16} /> {why}
      </p>
    );
  const plan: readonly DhappaPlay[] = depth.value.plan;
  return (
    <p className="dh-verdict" data-verdict="yes" role="status">
      <Icon name="tick" size={16} />{' '}
      {deepest && depth.value.duty ? say('dhappa.plan', { card: tagOf(deepest) }) : say('dhappa.free-take')}{' '}
      {plan.map(play => playWord(play, position)).join(' → ')}
    </p>
  );
};

/** Every depth, as far as this player may take from the pile now. */
const useDepths = ({ model: { turn, state, me } }: DhappaActions): readonly Depth[] =>
  useMemo(() => (turn === 'pick' ? depthsOf(state as DhappaState, me) : []), [turn, state, me]);

/** DHA-05  The whole pile, every card to be read: choosing one chooses everything above it. */
export const PileSheet = ({ actions, first }: { readonly actions: DhappaActions; readonly first: number }) => {
  const { model, act, show, tell } = actions;
  const { discards } = model.state;
  const depths = useDepths(actions);
  const [n, setN] = useState(Math.min(first, discards.length));
  const depth = depths[n - 1];
  const take = () => {
    show(null);
    act({ kind: 'npick', n });
  };
  const why = depth ? faultOf(depth, discards.at(-n)) : say('dhappa.choose-depth');
  return (
    <Modal name="pile" title={say('dhappa.pile-title', { n: discards.length })} onClose={() => show(null)}>
      <p className="dh-quiet">{say(depths.length > 0 ? 'dhappa.pile-how' : 'dhappa.pile-look')}</p>
      <div className="dh-pile-all" dir="ltr">
        {discards.toReversed().map((card, i) => (
          <PileCard
            key={card}
            card={card}
            actions={actions}
            depth={i + 1}
            n={depths.length > 0 ? n : 0}
            onPick={setN}
          />
        ))}
      </div>
      {discards.length === 0 && <p>{say('dhappa.pile-empty')}</p>}
      {depth && <Verdict depth={depth} why={why} actions={actions} />}
      <div className="tb-buttons">
        <Call id="close" tone="ghost" onPress={() => show(null)}>
          {say(depths.length > 0 ? 'app.cancel' : 'app.close')}
        </Call>
        {depths.length > 0 && (
          <Call id="take-n" tone="gold" why={why} onPress={take} onWhy={tell}>
            {say('dhappa.take-n', { n })}
          </Call>
        )}
      </div>
    </Modal>
  );
};
