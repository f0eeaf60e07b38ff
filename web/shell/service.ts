import { useSettings } from '@/settings/settings.ts';
import { KEPT } from '@/shell/kept.ts';
import { offerUpdate } from '@/shell/update.ts';
import type { Language } from '@/words/language.ts';
import { wholeLanguage } from '@/words/load.ts';

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

/** The language in use is there without a network too, with the words of every game, its letters and the faces, also if it came before the service worker did. */
const keepLanguage = async (language: Language): Promise<void> => {
  // A page does not ask twice for a module that it missed; its name is there nevertheless, and it is kept for the next time.
  await wholeLanguage(language).catch(() => undefined);
  // What was asked for twice is named twice there, and a cache takes no name twice.
  const came = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const kept = await caches.open(KEPT);
  await kept.addAll([...came].filter(name => /\/assets\/(words-|portraits-|noto-.*woff2)/.test(name)));
};

/** Without a network there is nothing to keep: it is tried again when there is one. */
const tryKeeping = (): Promise<void> => keepLanguage(useSettings.getState().language).catch(() => undefined);

/** Keeps the app for use without a connection. On plain http there is no service worker, and nothing else is lost. */
export const keepOffline = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  try {
    watch(await navigator.serviceWorker.register('/sw.js'));
    await navigator.serviceWorker.ready;
    await tryKeeping();
    useSettings.subscribe(({ language }, before) => language !== before.language && void tryKeeping());
    window.addEventListener('online', tryKeeping);
  } catch {
    // the house may serve none: then there is only the connection
  }
};
