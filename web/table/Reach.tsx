import { memo } from 'react';
import { Icon } from '@/scene/Icon.tsx';
import { RankedSeal } from '@/scene/RankedSeal.tsx';
import type { TableChrome } from '@/store/chrome.ts';
import { useSay } from '@/words/say.ts';

interface ReachProps {
  readonly chrome: TableChrome;
}

/** Settings and the way out, in every phase: also at the foot of a sheet that covers the rest. */
export const MenuButton = memo(({ chrome }: ReachProps) => {
  const say = useSay();
  return (
    <button
      type="button"
      className="mj-hud-btn"
      data-action="menu"
      aria-label={say('app.menu')}
      title={chrome.onQueue ? say('table.ranked') : undefined}
      onClick={chrome.onMenu}
    >
      <Icon name="menu" size={22} />
      {chrome.onQueue && <RankedSeal />}
    </button>
  );
});

/** The majlis, in every phase. */
export const SocialButton = memo(({ chrome }: ReachProps) => {
  const say = useSay();
  return (
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
  );
});
