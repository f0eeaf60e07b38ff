import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/App.tsx';
import { listenForNames } from '@/names/whole.ts';
import { applySettings } from '@/settings/apply.ts';
import { keepInstallOffer } from '@/shell/Install.tsx';
import { keepOffline } from '@/shell/service.ts';

/** What is wanted later does not keep anybody waiting now. */
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 4_000 });
  else setTimeout(work, 2_000);
};

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
keepInstallOffer();
listenForNames();
applySettings().then(() => {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  if (import.meta.env.MODE !== 'development') whenIdle(keepOffline);
});
