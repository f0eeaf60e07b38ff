import { memo } from 'react';
import type { Glance } from '@/dhappa/glance.ts';
import { LockMeter } from '@/dhappa/LockMeter.tsx';
import { Icon } from '@/scene/Icon.tsx';
import type { Chrome } from '@/store/chrome.ts';
import { say, useSay } from '@/words/say.ts';

interface DhappaHudProps {
  readonly glance: Glance;
  readonly chrome: Chrome;
  readonly dir: 'ltr' | 'rtl';
}

/** Menu left, the Lock of both teams in the middle, social right: in every language. */
export const DhappaHud = memo(({ glance, chrome, dir }: DhappaHudProps) => {
  useSay();
  return (
    <div className="mj-hud dh-hud" dir="ltr">
      <button
        type="button"
        className="mj-hud-btn"
        data-action="menu"
        aria-label={say('app.menu')}
        onClick={chrome.onMenu}
      >
        <Icon name="menu" size={22} />
      </button>
      <div className="dh-score" dir={dir}>
        <LockMeter glance={glance} />
      </div>
      <button
        type="button"
        className="mj-hud-btn mj-hud-social"
        data-action="social"
        aria-label={say('social.title')}
        onClick={chrome.onSocial}
      >
        <Icon name="chat" size={22} />
        {chrome.unread && <span className="mj-unread" />}
      </button>
    </div>
  );
});
