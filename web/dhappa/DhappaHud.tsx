import { memo } from 'react';
import type { Glance } from '@/dhappa/glance.ts';
import { LockMeter } from '@/dhappa/LockMeter.tsx';
import type { Chrome } from '@/store/chrome.ts';
import { MenuButton, SocialButton } from '@/table/Reach.tsx';
import { useSay } from '@/words/say.ts';

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
      <MenuButton chrome={chrome} />
      <div className="dh-score" dir={dir}>
        <LockMeter glance={glance} />
      </div>
      <SocialButton chrome={chrome} />
    </div>
  );
});
