import type { DhappaState } from '@majlis/dhappa';
import type { RoundResult } from '@majlis/dhappa/for-web';
import { otherSide, type Seat, seatsFrom, sideOf } from '@majlis/kernel';
import { useState } from 'react';
import { Face } from '@/cards/Face.tsx';
import type { DhappaActions } from '@/dhappa/actions.ts';
import { groupsOf } from '@/dhappa/hand-order.ts';
import { Name } from '@/names/Name.tsx';
import { Icon } from '@/scene/Icon.tsx';
import type { TableChrome } from '@/store/chrome.ts';
import type { Played } from '@/store/open.ts';
import { Call } from '@/table/Call.tsx';
import { Countdown } from '@/table/Countdown.tsx';
import { EndAccuracy } from '@/table/EndAccuracy.tsx';
import { EndButtons } from '@/table/EndButtons.tsx';
import { EndPoints } from '@/table/EndPoints.tsx';
import { Fair } from '@/table/Fair.tsx';
import { MenuButton, SocialButton } from '@/table/Reach.tsx';
import { TableSheet } from '@/table/TableSheet.tsx';
import { nameOf } from '@/table/who.ts';
import { cardName } from '@/words/card.ts';
import { figure, named, say } from '@/words/say.ts';

interface ResultProps {
  readonly actions: DhappaActions;
  readonly played: Played;
  readonly chrome: TableChrome;
}

/** A hand as it was at the end of the round. */
const OpenHand = ({ actions: { model, look }, seat }: { readonly actions: DhappaActions; readonly seat: Seat }) => {
  const cards = groupsOf(model.state.hands[seat]?.cards ?? [], 'suit').flat();
  const whose = sideOf(seat) === model.side ? 'us' : 'them';
  return (
    <li data-hand={seat} data-side={whose}>
      <b>
        <Icon name={whose === 'us' ? 'crown' : 'flag'} size={13} />
        <span>
          <Name>{nameOf(model.seen.table, seat)}</Name>
          {say('table.separator')}
          {say('dhappa.cards', { n: cards.length })}
        </span>
      </b>
      <span className="dh-open" dir="ltr">
        {cards.map(card => (
          <span key={card} className="dh-mini" data-card={card} role="img" aria-label={cardName(card)}>
            <Face card={card} deck={look} size="mini" />
          </span>
        ))}
      </span>
    </li>
  );
};

const resultWord = ({ model: { seen, side } }: DhappaActions, { by, winner, how }: RoundResult): string => {
  if (by !== null) return say('dhappa.told.went-out', { name: named(nameOf(seen.table, by)) });
  if (winner === null) return say('dhappa.told.drawn-round');
  if (how === 'left') return say(winner === side ? 'dhappa.they-left' : 'dhappa.we-left');
  return say(winner === side ? 'dhappa.fewest-ours' : 'dhappa.fewest-theirs');
};

const titleOf = ({ model: { state, side } }: DhappaActions, winner: RoundResult['winner']): string => {
  const over = state.phase === 'over';
  if (winner === null) return say(over ? 'dhappa.drawn-match' : 'dhappa.drawn');
  if (winner === side) return say(over ? 'dhappa.victory' : 'dhappa.round-won');
  return say(over ? 'dhappa.defeat' : 'dhappa.round-lost');
};

const winsOf = ({ rounds }: DhappaState, side: 0 | 1): number => rounds.filter(({ winner }) => winner === side).length;

/** Rounds won by each team, ours first. */
const Score = ({ actions: { model } }: { readonly actions: DhappaActions }) => {
  const { state, side } = model;
  if (state.options.match === 'single') return null;
  return (
    <p className="tb-final" data-part="score">
      <b data-side="us">{figure(winsOf(state, side))}</b> –{' '}
      <b data-side="them">{figure(winsOf(state, otherSide(side)))}</b>
    </p>
  );
};

const Ending = ({ actions: { model }, played, chrome }: ResultProps) => {
  return (
    <>
      <EndPoints played={played} />
      <EndButtons seen={model.seen} seat={model.seated ? model.me : null} played={played} chrome={chrome} />
      <EndAccuracy played={played} onReview={chrome.onReview} />
      <Fair played={played} />
      <button type="button" className="tb-quiet" data-action="report" onClick={chrome.onReport}>
        {say('report.title')}
      </button>
    </>
  );
};

/** DHA-12  How the round or the match ended, with all hands open. */
export const Result = (props: ResultProps) => {
  const { actions, played, chrome } = props;
  const { state, seen, me } = actions.model;
  const [away, setAway] = useState(-1);
  const last = state.rounds.at(-1);
  const over = state.phase === 'over';
  if ((!over && state.phase !== 'summary') || (!over && away === state.rounds.length)) return null;
  const winner = over ? (state.outcome?.winner ?? null) : (last?.winner ?? null);
  return (
    <TableSheet name={over ? 'victory' : 'round'} label={say('dhappa.result')}>
      <div className="tb-sheet-panel dh-result">
        <header className="tb-winners">
          <Icon name={winner === null ? 'flag' : 'crown'} size={40} />
          <h1>{titleOf(actions, winner)}</h1>
          {last && <p>{resultWord(actions, last)}</p>}
          <Score actions={actions} />
        </header>
        <ul className="dh-hands">
          {seatsFrom(me, state.seats).map(seat => (
            <OpenHand key={seat} actions={actions} seat={seat} />
          ))}
        </ul>
        {over && <Ending {...props} />}
      </div>
      <div className="tb-sheet-foot">
        <MenuButton chrome={chrome} />
        {!over && (
          <Call id="next-round" tone="gold" onPress={() => setAway(state.rounds.length)}>
            {say('dhappa.next-round')}
            <Countdown store={played.store} clock={seen.clocks.find(({ id }) => id.startsWith('summary/'))} />
          </Call>
        )}
        <SocialButton chrome={chrome} />
      </div>
    </TableSheet>
  );
};
