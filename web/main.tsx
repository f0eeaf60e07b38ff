import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/App.tsx';
import { applySettings } from '@/settings/apply.ts';
import { keepInstallOffer } from '@/shell/Install.tsx';
import { keepOffline } from '@/shell/service.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
keepInstallOffer();
applySettings().then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
if (import.meta.env.MODE !== 'development') keepOffline();
