import { offerUpdate } from '@/shell/update.ts';

const renewWith = (waiting: ServiceWorker) => (): void => {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
};

const watch = (registration: ServiceWorkerRegistration): void => {
  const look = (): void => {
    if (registration.waiting && navigator.serviceWorker.controller) offerUpdate(renewWith(registration.waiting));
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
};

/** Keeps the app for use without a connection. On plain http there is no service worker, and nothing else is lost. */
export const keepOffline = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  try {
    watch(await navigator.serviceWorker.register('/sw.js'));
  } catch {
    // the house may serve none: then there is only the connection
  }
};
