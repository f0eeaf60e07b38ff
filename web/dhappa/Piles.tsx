import { type Card, sizeOf } from '@majlis/kernel';
import { Face } from '@/cards/Face.tsx';
import type { DhappaActions } from '@/dhappa/actions.ts';
import { pressDiscard } from '@/dhappa/Dash.tsx';
import { tagsOf } from '@/dhappa/phrases.ts';
import { THEME } from '@/dhappa/theme.ts';
import { cardName } from '@/words/card.ts';
import { figure, say, sayReason } from '@/words/say.ts';

const whyNotDraw = ({ model: { turn, state, me } }: DhappaActions): string | undefined => {
  if (turn === 'pick') return undefined;
  return sayReason(state.turn.seat === me ? 'wrong-phase' : 'not-your-turn', 'dhappa');
};

/** DHA-05  The draw pile and how many are left. */
export const DrawPile = ({ actions }: { readonly actions: DhappaActions }) => {
  const { model, act, tell } = actions;
  const left = sizeOf(model.state.draw);
  const why = whyNotDraw(actions);
  return (
    <button
      type="button"
      className="dh-draw"
      data-action="draw"
      data-pile="draw"
      data-lit={why === undefined || undefined}
      data-last={left <= 1 || undefined}
      aria-disabled={why ? true : undefined}
      title={why}
      onClick={() => (why ? tell(why) : act({ kind: 'draw' }))}
    >
      <span className="sr-only">{say('dhappa.draw-from', { n: left })}</span>
      <span className="dh-deck" aria-hidden="true">
        <img src={THEME.back} alt="" draggable={false} />
        <b className="dh-number">{figure(left)}</b>
      </span>
      <small aria-hidden="true">{say('dhappa.draw')}</small>
    </button>
  );
};

/** As many as there is room for, the top last. */
const SHOWN = 14;

/** One chosen card goes onto the pile; else the pile is shown. */
const pressPile = (actions: DhappaActions): void => {
  if (actions.model.turn === 'play' && actions.chosen.length === 1) pressDiscard(actions);
  else actions.show({ kind: 'pile', n: 0 });
};

/** The discard pile. Its top cards lie open; pressed, all of it does. A card dropped on it is thrown away. */
export const DiscardPile = ({ actions }: { readonly actions: DhappaActions }) => {
  const { model, look } = actions;
  const { discards } = model.state;
  const top: readonly Card[] = discards.slice(-SHOWN);
  const last = discards.at(-1);
  return (
    <button
      type="button"
      className="dh-pile"
      data-action="pile"
      data-pile="discards"
      data-drop="discard"
      data-count={discards.length}
      data-lit={(model.turn === 'pick' && discards.length > 0) || undefined}
      title={tagsOf(top.toReversed())}
      onClick={() => pressPile(actions)}
    >
      <span className="sr-only">
        {say('dhappa.pile-of', { n: discards.length, card: last ? cardName(last) : say('dhappa.pile-empty') })}
      </span>
      <span className="dh-spread" aria-hidden="true">
        {top.map(card => (
          <span key={card} className="dh-lying" data-card={card}>
            <Face card={card} deck={look} />
          </span>
        ))}
        {discards.length === 0 && <span className="dh-empty">{say('dhappa.pile-empty')}</span>}
        <b className="dh-number">{figure(discards.length)}</b>
      </span>
      <small aria-hidden="true">{say('dhappa.discards')}</small>
    </button>
  );
};
