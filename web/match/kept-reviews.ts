import type { Review } from '@majlis/bots/analysis';
import type { OfKind } from '@majlis/kernel';

/** A review that this browser has made. */
interface KeptReview {
  readonly id: string;
  /** Another judge would say other things. */
  readonly edition: number;
  readonly keptAt: number;
  readonly review: Review<OfKind>;
}

const EDITION = 1;
const MOST = 100;
const STORE = 'reviews';

const settled = <T>(request: IDBRequest): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

const opened = (): Promise<IDBDatabase> => {
  const request = indexedDB.open('majlis-reviews', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE, { keyPath: 'id' }).createIndex('keptAt', 'keptAt');
  };
  return settled<IDBDatabase>(request);
};

/** Where a browser keeps nothing (a private window), matches are judged anew. */
export const keptReview = async (id: string): Promise<Review<OfKind> | null> => {
  const base = await opened().catch(() => null);
  if (!base) return null;
  const found = await settled<KeptReview | undefined>(base.transaction(STORE).objectStore(STORE).get(id));
  base.close();
  return found?.edition === EDITION ? found.review : null;
};

/** The oldest ones make room. */
export const keepReview = async (id: string, review: Review<OfKind>, now: number): Promise<void> => {
  const base = await opened().catch(() => null);
  if (!base) return;
  const store = base.transaction(STORE, 'readwrite').objectStore(STORE);
  await settled(store.put({ id, edition: EDITION, keptAt: now, review } satisfies KeptReview));
  const ids = await settled<readonly IDBValidKey[]>(store.index('keptAt').getAllKeys());
  for (const old of ids.slice(0, Math.max(0, ids.length - MOST))) store.delete(old);
  base.close();
};
