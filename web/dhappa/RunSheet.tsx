import { isTwo, type Run, WILDS_EACH, wildsIn } from '@majlis/dhappa/for-web';
import type { DhappaActions } from '@/dhappa/actions.ts';
import { meaningName, runName } from '@/dhappa/phrases.ts';
import { piecesOf } from '@/dhappa/pieces.ts';
import { RunStrip } from '@/dhappa/RunStrip.tsx';
import { Call } from '@/table/Call.tsx';
import { Modal } from '@/table/Modal.tsx';
import { nameOf } from '@/table/who.ts';
import { cardName } from '@/words/card.ts';
import { named, say } from '@/words/say.ts';

/** What each wild stands for, and whether it can fly. */
const Wilds = ({ run }: { readonly run: Run }) => (
  <ul className="dh-meanings">
    {piecesOf(run, true).map(piece =>
      piece.kind === 'card' && piece.stands ? (
        <li key={piece.card}>
          {say('dhappa.stands', { wild: cardName(piece.card), card: meaningName(piece.stands) })}
          {say('app.separator')}
          <em>{say(isTwo(piece.card) ? 'dhappa.static' : 'dhappa.flying')}</em>
        </li>
      ) : null,
    )}
    {run.form === 'run' &&
      run.parked.map(card => <li key={card}>{say('dhappa.parked-card', { card: cardName(card) })}</li>)}
  </ul>
);

/** A run opened out: all its cards, and what its wilds stand for. */
export const RunSheet = ({ actions, run }: { readonly actions: DhappaActions; readonly run: Run }) => {
  const { model, look, show } = actions;
  const by = named(nameOf(model.seen.table, run.by));
  return (
    <Modal name="run" title={runName(run)} onClose={() => show(null)}>
      <p className="dh-quiet">
        {say('dhappa.laid-by', { name: by })}
        {say('app.separator')}
        {say('dhappa.wilds-of', { n: wildsIn(run), most: WILDS_EACH })}
      </p>
      <RunStrip run={run} look={look} whole />
      <ol className="sr-only">
        {piecesOf(run, true).map(piece =>
          piece.kind === 'card' ? <li key={piece.card}>{cardName(piece.card)}</li> : null,
        )}
      </ol>
      <Wilds run={run} />
      <div className="tb-buttons">
        <Call id="close" tone="gold" onPress={() => show(null)}>
          {say('app.close')}
        </Call>
      </div>
    </Modal>
  );
};
