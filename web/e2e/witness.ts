import type { Page } from 'playwright-core';

/** Something that reached a browser. `visit` counts what each visit begins with, its welcome. */
export type Sight = Frame | Look;

interface Frame {
  readonly kind: 'frame';
  readonly visit: number;
  readonly text: string;
}

/** A document and its store, and the number of the last event in that store at that moment. */
interface Look {
  readonly kind: 'look';
  readonly visit: number;
  readonly at: number;
  readonly text: string;
}

/** Writes down everything that comes into a page: frames, and on demand its document and its store. */
export interface Witness {
  readonly sights: readonly Sight[];
  look(): Promise<void>;
}

/** The log, and the view that it began with, tell of what was shown before: that came in a frame, and is judged there. */
interface Known {
  readonly at: number;
  readonly epoch: number;
  readonly log: unknown;
  readonly recalled: unknown;
}

/** Read in one breath, when the store has stood still for two frames: then the document shows it. Null when nothing differs from the last look. */
const sightOf = (page: Page) =>
  page.evaluate(async () => {
    const eye = window as { lastLook?: string };
    const store = window.__ui?.store as { readonly seen: { getState(): Known } };
    const frame = () => new Promise(done => requestAnimationFrame(done));
    for (;;) {
      const before = store.seen.getState();
      await frame();
      await frame();
      const { log: _, recalled: __, ...seen } = store.seen.getState();
      if (seen.at !== before.at || seen.epoch !== before.epoch) continue;
      const html = document.documentElement.outerHTML.replace(/<style[\s\S]*?<\/style>/g, '');
      const look = { at: seen.at, epoch: seen.epoch, html, store: JSON.stringify(seen) };
      const text = look.html + look.store;
      if (eye.lastLook === text) return null;
      eye.lastLook = text;
      return look;
    }
  });

export const witness = (page: Page): Witness => {
  const sights: Sight[] = [];
  let [visit, before] = [0, 0];
  page.on('request', request => {
    if (request.isNavigationRequest()) before = visit;
  });
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload);
      if (text.startsWith('{"kind":"welcome"')) visit += 1;
      sights.push({ kind: 'frame', visit, text });
    }),
  );
  return {
    sights,
    look: async () => {
      const seen = await sightOf(page);
      if (!seen) return;
      const { at, epoch, html, store } = seen;
      for (const text of [html, store]) sights.push({ kind: 'look', visit: before + epoch, at, text });
    },
  };
};
