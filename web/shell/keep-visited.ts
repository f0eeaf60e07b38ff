import { KEPT } from '@/shell/kept.ts';

const isPiece = (name: string): boolean => /\/assets\/[^?]*\.(?:js|css)$/.test(name);

const unkeptPieces = async (): Promise<readonly string[]> => {
  const names = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const found = await Promise.all(
    [...names].filter(isPiece).map(async name => ((await caches.match(name)) ? [] : name)),
  );
  return found.flat();
};

/** What this page has loaded is there without a network too, also if it came before the service worker did. */
export const keepVisited = async (): Promise<void> => {
  if (!('serviceWorker' in navigator && 'caches' in window)) return;
  try {
    await navigator.serviceWorker.ready;
    const kept = await caches.open(KEPT);
    await kept.addAll([...(await unkeptPieces())]);
  } catch {
    // a line that broke meanwhile, or a full disk: the next visit tries again
  }
};
