import type { Suit } from '@majlis/kernel';
import { useState } from 'react';
import { SuitPip } from '@/cards/SuitPip.tsx';
import { Name } from '@/names/Name.tsx';
import { isDot } from '@/scene/dot.ts';
import { Icon, type IconName } from '@/scene/Icon.tsx';
import { RankedSeal } from '@/scene/RankedSeal.tsx';

interface HudSide {
  readonly side: 'us' | 'them';
  readonly label: string;
  readonly score: string;
  readonly icon?: IconName;
}

export interface HudProps {
  readonly sides: readonly [HudSide, HudSide]; // reading order: ours first
  readonly contract: { readonly text: string; readonly suit?: Suit };
  readonly sub: string; // "Round 7 · to 152"
  readonly label: string; // names the score panel
  readonly dir: 'ltr' | 'rtl'; // of the page: the row itself is physical, its texts are not
  /** `ranked`: the word for a match that counts; absent: it does not. */
  readonly menu: { readonly label: string; readonly ranked?: string | undefined; readonly onOpen: () => void };
  readonly social: { readonly label: string; readonly unread: boolean; readonly onOpen: () => void };
}

const Side = ({ side, label, score, icon }: HudSide) => (
  <span className="mj-side" data-side={side}>
    <small>
      {icon && <Icon name={icon} size={12} />} <Name>{label}</Name>
    </small>
    <b data-dot={isDot(score) || undefined}>{score}</b>
  </span>
);

/** Menu left, score in the middle, social right: in every language. The score panel folds away its second line. */
export const Hud = ({ sides, contract, sub, label, dir, menu, social }: HudProps) => {
  const [open, setOpen] = useState(true);
  return (
    <div className="mj-hud" dir="ltr">
      <button
        type="button"
        className="mj-hud-btn"
        data-action="menu"
        aria-label={menu.label}
        title={menu.ranked}
        onClick={menu.onOpen}
      >
        <Icon name="menu" size={22} />
        {menu.ranked && <RankedSeal />}
      </button>
      <button
        type="button"
        className="mj-score"
        data-part="score"
        dir={dir}
        title={label}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Side {...sides[0]} />
        <span className="mj-contract">
          <span className="mj-pill" data-part="contract">
            {contract.text}
            {contract.suit && <SuitPip suit={contract.suit} size={16} />}
          </span>
          <small className="mj-hud-more">{sub}</small>
        </span>
        <Side {...sides[1]} />
      </button>
      <button
        type="button"
        className="mj-hud-btn mj-hud-social"
        data-action="social"
        aria-label={social.label}
        onClick={social.onOpen}
      >
        <Icon name="chat" size={22} />
        {social.unread && <span className="mj-unread" />}
      </button>
    </div>
  );
};
