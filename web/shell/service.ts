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

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 60_000;

/** A network that has just come back may still refuse: it is tried again, ever less often, until the language is kept. Without one there is nothing to try before the browser says that it is back. */
const languageKeeper = (): (() => Promise<void>) => {
  let retry: ReturnType<typeof setTimeout> | undefined;
  const attempt = async (waitMs: number): Promise<void> => {
    clearTimeout(retry);
    try {
      await keepLanguage(useSettings.getState().language);
    } catch {
      clearTimeout(retry);
      if (navigator.onLine) retry = setTimeout(attempt, waitMs, Math.min(waitMs * 2, LAST_RETRY_MS));
    }
  };
  return () => attempt(FIRST_RETRY_MS);
};

/** Keeps the app for use without a connection. On plain http there is no service worker, and nothing else is lost. */
export const keepOffline = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  try {
    watch(await navigator.serviceWorker.register('/sw.js'));
    await navigator.serviceWorker.ready;
    const keep = languageKeeper();
    useSettings.subscribe(({ language }, before) => language !== before.language && void keep());
    window.addEventListener('online', keep);
    await keep();
  } catch {
    // the house may serve none: then there is only the connection
  }
};
