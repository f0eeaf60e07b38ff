import { type Side, sideOf } from '@majlis/kernel';
import type { TurupState } from '@majlis/turup';
import { heartTricks, powerOf, standingOf, TRICKS, targetOf } from '@majlis/turup/for-web';
import { useState } from 'react';
import { SuitPip } from '@/cards/SuitPip.tsx';
import { isDot } from '@/scene/dot.ts';
import { Icon } from '@/scene/Icon.tsx';
import type { TableChrome } from '@/store/chrome.ts';
import { MenuButton, SocialButton } from '@/table/Reach.tsx';
import { contractWord, powerIn, sideWord, toneOf, trickNumber } from '@/turup/phrases.ts';
import { Tug } from '@/turup/Tug.tsx';
import type { TurupViewModel } from '@/turup/view-model.ts';
import { suitName } from '@/words/card.ts';
import { figure, say } from '@/words/say.ts';

const IN_PLAY = ['final', 'window', 'play', 'peek', 'trick', 'counting', 'summary', 'over'];

const isInPlay = ({ phase, trump }: TurupState): boolean => trump !== null && IN_PLAY.includes(phase);

/** TUR-07  The tricks of this deal while it is played, and always the points of the match. */
const SideScore = ({ model, side }: { readonly model: TurupViewModel; readonly side: Side }) => {
  const { state, me, seated } = model;
  const tricks = standingOf(state).tricks[side];
  const points = state.scores[side];
  const playing = isInPlay(state);
  return (
    <span
      className="mj-side"
      data-side={toneOf(side)}
      data-tricks={tricks}
      data-points={points}
      data-own={(seated && sideOf(me) === side) || undefined}
    >
      <small>
        <Icon name={side === 0 ? 'crown' : 'flag'} size={12} /> <span className="tu-side-name">{sideWord(side)}</span>
        {seated && sideOf(me) === side && <span className="sr-only"> ({say('turup.your-side')})</span>}
      </small>
      <b data-dot={isDot(figure(playing ? tricks : points)) || undefined}>
        {figure(playing ? tricks : points)}
        <span className="sr-only"> {say(playing ? 'turup.tricks-word' : 'turup.points-word')}</span>
      </b>
      {playing && <small className="tu-points">{say('turup.points', { n: points })}</small>}
    </span>
  );
};

/** TUR-06  The trump, as large as anything here. */
const TrumpPill = ({ state: { trump, phase } }: TurupViewModel) => {
  if (trump)
    return (
      <span className="mj-pill tu-trump" data-part="trump" data-suit={trump}>
        {say('turup.trump')} <SuitPip suit={trump} size={17} />
        <span className="sr-only">{suitName(trump)}</span>
      </span>
    );
  return (
    <span className="mj-pill" data-part="trump">
      {say(phase === 'vote' || phase === 'lot' ? 'turup.vote-on' : 'turup.deal-on')}
    </span>
  );
};

/** TUR-10  What the trump suit gives to everybody in this deal. */
const PowerBadge = ({ state }: TurupViewModel) => {
  const power = powerOf(state);
  if (!power) return null;
  const [royals, rebels] = heartTricks(state.tricks);
  return (
    <small className="tu-power" data-part="power" data-power={power}>
      {powerIn(state)}
      {power === 'heartPoints' && (
        <span className="tu-pair" data-part="hearts">
          <SuitPip suit="H" size={11} />
          <bdi data-side="us">{figure(royals)}</bdi>
          <span>–</span>
          <bdi data-side="them">{figure(rebels)}</bdi>
        </span>
      )}
    </small>
  );
};

const subOf = (state: TurupState): string => {
  const target = targetOf(state.options);
  if (!isInPlay(state))
    return [say('turup.deal-n', { n: state.deal + 1 }), target === null ? '' : say('turup.to', { n: target })]
      .filter(Boolean)
      .join(say('table.separator'));
  return [contractWord(state), say('turup.trick-of', { n: trickNumber(state), all: TRICKS })]
    .filter(Boolean)
    .join(say('table.separator'));
};

/** The same in short, for low screens: whose bid and how high, and the trick. */
const Brief = ({ state }: TurupViewModel) => {
  if (!isInPlay(state)) return null;
  const { contract } = state;
  const side = contract && sideOf(contract.declarer);
  return (
    <small className="tu-brief" data-part="brief">
      {contract && side !== null && (
        <span data-side={toneOf(side)}>
          <Icon name={side === 0 ? 'crown' : 'flag'} size={11} /> {figure(contract.bid)}
          <span className="sr-only"> {contractWord(state)}</span>
        </span>
      )}
      <span>{say('turup.trick-of', { n: trickNumber(state), all: TRICKS })}</span>
    </small>
  );
};

interface TurupHudProps {
  readonly model: TurupViewModel;
  readonly chrome: TableChrome;
  readonly dir: 'ltr' | 'rtl';
}

/** ZONE-03, ZONE-04  Menu left, the sides and the trump in the middle, social right; under it the tug of thirteen tricks. */
export const TurupHud = ({ model, chrome, dir }: TurupHudProps) => {
  const [open, setOpen] = useState(true);
  const { state } = model;
  return (
    <div className="tu-hud">
      <div className="mj-hud" dir="ltr">
        <MenuButton chrome={chrome} />
        <button
          type="button"
          className="mj-score"
          data-part="score"
          dir={dir}
          title={say('turup.score')}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <SideScore model={model} side={0} />
          <span className="mj-contract">
            <TrumpPill {...model} />
            <PowerBadge {...model} />
            <small className="mj-hud-more" data-part="contract">
              {subOf(state)}
            </small>
            <Brief {...model} />
          </span>
          <SideScore model={model} side={1} />
        </button>
        <SocialButton chrome={chrome} />
      </div>
      {isInPlay(state) && <Tug model={model} dir={dir} />}
    </div>
  );
};
