import { otherSide, sideOf } from '@majlis/kernel';
import { useState } from 'react';
import { modeWord, multiplierWord } from '@/baloot/phrases.ts';
import type { BalootViewModel } from '@/baloot/view-model.ts';
import { SuitPip } from '@/cards/SuitPip.tsx';
import { Name } from '@/names/Name.tsx';
import { isDot } from '@/scene/dot.ts';
import { Icon } from '@/scene/Icon.tsx';
import type { TableChrome } from '@/store/chrome.ts';
import { MenuButton, SocialButton } from '@/table/Reach.tsx';
import { nameOf } from '@/table/who.ts';
import { figure, say } from '@/words/say.ts';

const Side = ({ side, score }: { readonly side: 'us' | 'them'; readonly score: number }) => (
  <span className="mj-side" data-side={side}>
    <small>{say(`baloot.${side}`)}</small>
    <b data-score={score} data-dot={isDot(figure(score)) || undefined}>
      {figure(score)}
    </b>
  </span>
);

/** TAB-05  The contract, its suit, what it is multiplied by and who bought it. */
const ContractPill = ({ model: { state } }: { readonly model: BalootViewModel }) => {
  const { contract, auction } = state;
  if (!contract)
    return (
      <span className="mj-pill" data-part="contract">
        {say(auction?.round === 2 ? 'baloot.second-round' : 'baloot.first-round')}
      </span>
    );
  const times = multiplierWord(state);
  return (
    <span className="mj-pill" data-part="contract">
      {modeWord(contract)}
      {contract.trump && <SuitPip suit={contract.trump} size={16} />}
      {times && <b data-part="multiplier">{times}</b>}
      {state.doubling?.manner === 'locked' && (
        <span role="img" aria-label={say('baloot.locked')}>
          <Icon name="lock" size={13} />
        </span>
      )}
    </span>
  );
};

/** A round that is counted is still the round that was played. */
const roundOf = ({ phase, rounds }: BalootViewModel['state']): number =>
  phase.kind === 'summary' || phase.kind === 'over' ? rounds.length : rounds.length + 1;

interface BalootHudProps {
  readonly model: BalootViewModel;
  readonly chrome: TableChrome;
  readonly dir: 'ltr' | 'rtl';
}

/** ZONE-03, ZONE-04  Menu left, our score and theirs in the middle, social right; the line of the round folds away. */
export const BalootHud = ({ model, chrome, dir }: BalootHudProps) => {
  const [open, setOpen] = useState(true);
  const { state, seen, me } = model;
  const [ours, buyer] = [sideOf(me), state.contract?.buyer];
  return (
    <div className="mj-hud bl-hud" dir="ltr">
      <MenuButton chrome={chrome} />
      <button
        type="button"
        className="mj-score"
        data-part="score"
        dir={dir}
        title={say('baloot.score')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Side side="us" score={state.scores[ours]} />
        <span className="mj-contract">
          <ContractPill model={model} />
          {buyer !== undefined && (
            <span className="bl-buyer" data-part="buyer">
              {say('baloot.buyer')}: <Name>{nameOf(seen.table, buyer)}</Name>
            </span>
          )}
          <small className="mj-hud-more">
            {state.options.match === 'round'
              ? say('baloot.one-round')
              : say('baloot.round-of', { n: roundOf(state), target: state.options.target })}
          </small>
        </span>
        <Side side="them" score={state.scores[otherSide(ours)]} />
      </button>
      <SocialButton chrome={chrome} />
    </div>
  );
};
