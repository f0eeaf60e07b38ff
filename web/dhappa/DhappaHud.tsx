import { memo } from 'react';
import { LockMeter } from '@/dhappa/LockMeter.tsx';
import type { DhappaViewModel } from '@/dhappa/view-model.ts';
import type { TableChrome } from '@/store/chrome.ts';
import { MenuButton, SocialButton } from '@/table/Reach.tsx';
import { useSay } from '@/words/say.ts';

interface DhappaHudProps {
  readonly model: DhappaViewModel;
  readonly chrome: TableChrome;
  readonly dir: 'ltr' | 'rtl';
}

/** Menu left, the Lock of both teams in the middle, social right: in every language. */
export const DhappaHud = memo(({ model, chrome, dir }: DhappaHudProps) => {
  useSay();
  return (
    <div className="mj-hud dh-hud" dir="ltr">
      <MenuButton chrome={chrome} />
      <div className="dh-score" dir={dir}>
        <LockMeter model={model} />
      </div>
      <SocialButton chrome={chrome} />
    </div>
  );
});
