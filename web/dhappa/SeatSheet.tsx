import { type Seat, sizeOf } from '@majlis/kernel';
import type { DhappaActions } from '@/dhappa/actions.ts';
import { Call } from '@/table/Call.tsx';
import { CardRow } from '@/table/CardRow.tsx';
import { Modal } from '@/table/Modal.tsx';
import { nameOf } from '@/table/who.ts';
import { named, say } from '@/words/say.ts';

/** What everybody knows of a hand: how many cards, and those that were taken in view of all. */
export const SeatSheet = ({ actions, seat }: { readonly actions: DhappaActions; readonly seat: Seat }) => {
  const { model, look, show } = actions;
  const hand = model.state.hands[seat];
  const known = (model.seen.open ? hand?.cards : hand?.shown) ?? [];
  return (
    <Modal name="seat" title={named(nameOf(model.seen.table, seat))} onClose={() => show(null)}>
      <p>
        {say('dhappa.cards', { n: hand ? sizeOf(hand) : 0 })}
        {say('app.separator')}
        {say(model.state.opened[seat] ? 'dhappa.opened' : 'dhappa.not-opened')}
      </p>
      <p className="dh-quiet">{say(known.length > 0 ? 'dhappa.known' : 'dhappa.known-none')}</p>
      {known.length > 0 && <CardRow cards={known} look={look} part="known" />}
      <div className="tb-buttons">
        <Call id="close" tone="gold" onPress={() => show(null)}>
          {say('app.close')}
        </Call>
      </div>
    </Modal>
  );
};
