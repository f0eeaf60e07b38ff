import type { ReactNode } from 'react';
import type { TableChrome } from '@/store/chrome.ts';
import type { Played } from '@/store/open.ts';
import { Call } from '@/table/Call.tsx';
import { Fair } from '@/table/Fair.tsx';
import { say } from '@/words/say.ts';

interface SidebarFootProps {
  readonly played: Played;
  readonly chrome: TableChrome;
  /** Where the table has keys of its own. */
  readonly onHelp?: () => void;
  /** What a game adds. */
  readonly children?: ReactNode;
}

/** The foot of the sidebar: the verified deal, the keys, the way out. */
export const SidebarFoot = ({ played, chrome, onHelp, children }: SidebarFootProps) => (
  <nav className="tb-system" data-part="menu" aria-label={say('app.menu')}>
    <Fair played={played} />
    {children}
    {onHelp && (
      <Call id="keys" tone="ghost" onPress={onHelp}>
        {say('table.keys-title')}
      </Call>
    )}
    <Call id="leave" tone="ghost" onPress={chrome.onLeave}>
      {say('leave.go')}
    </Call>
  </nav>
);
