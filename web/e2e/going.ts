import type { Page } from 'playwright-core';

/** When a table goes on, a page knows at once: nobody need ask it again and again. */
interface Going {
  readonly seen: {
    getState(): Known;
    subscribe(listen: (seen: Known) => void): () => void;
  };
  ask(request: { readonly kind: 'hurry' }): unknown;
}

interface Housed {
  readonly __ui: { readonly store: Going };
}

interface Known {
  readonly at: number;
  readonly pending: readonly unknown[];
  readonly table: { readonly state: unknown } | null;
}

/** What this page asked is answered, and the table has gone on from that number. */
export const goesOn = (page: Page, from: number): Promise<void> =>
  page.evaluate(
    at =>
      new Promise<void>((done, fail) => {
        const { seen } = (window as unknown as Housed).__ui.store;
        const late = setTimeout(() => fail(new Error(`the table stands still at ${at}`)), 240_000);
        const look = (now: Known): void => {
          if (now.at <= at || now.pending.length > 0) return;
          clearTimeout(late);
          stop();
          done();
        };
        const stop = seen.subscribe(look);
        look(seen.getState());
      }),
    from,
  );

/** Nobody has anything to do: until the game has gone on, or for half a second. */
export const idle = (page: Page): Promise<void> => stirred(page, false);

/** The same, and the host lets no bot dawdle. */
export const hurried = (page: Page): Promise<void> => stirred(page, true);

const stirred = (page: Page, isHasty: boolean): Promise<void> =>
  page.evaluate(
    hasty =>
      new Promise<void>(done => {
        const { seen, ask } = (window as unknown as Housed).__ui.store;
        const { table } = seen.getState();
        const end = (): void => {
          clearTimeout(late);
          stop();
          done();
        };
        const late = setTimeout(end, 500);
        const stop = seen.subscribe(now => {
          if (now.table?.state !== table?.state) end();
        });
        if (hasty) ask({ kind: 'hurry' });
      }),
    isHasty,
  );
