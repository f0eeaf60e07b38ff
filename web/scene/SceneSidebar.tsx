import { type ReactNode, useId } from 'react';
import { Icon } from '@/scene/Icon.tsx';
import type { SceneTexts } from '@/scene/props.ts';

interface SceneSidebarProps {
  readonly texts: Pick<SceneTexts, 'sidebar' | 'drawer'>;
  readonly drawer: boolean;
  readonly hud?: ReactNode;
  readonly children?: ReactNode;
}

/** Beside the table on a wide screen, a drawer on a low one, absent in portrait (the game opens it from the HUD). */
export const SceneSidebar = ({ texts, drawer, hud, children }: SceneSidebarProps) => {
  const id = useId();
  if (!drawer)
    return (
      <aside className="mj-sidebar" data-zone="sidebar" aria-label={texts.sidebar}>
        {hud && <div data-zone="hud">{hud}</div>}
        {children}
      </aside>
    );
  return (
    <>
      <button
        type="button"
        className="mj-btn mj-btn-ghost mj-drawer-button"
        popoverTarget={id}
        aria-label={texts.drawer}
      >
        <Icon name="panel" />
      </button>
      <aside id={id} popover="auto" className="mj-sidebar mj-drawer" data-zone="sidebar" aria-label={texts.sidebar}>
        {children}
      </aside>
    </>
  );
};
