import type { LogLine } from '@majlis/table';

/** A table that lives in this browser. */
export interface JournalPage {
  readonly id: string;
  readonly game: string;
  readonly secret: string;
  readonly openedAt: number;
  /** Nobody sits there any more. */
  readonly closed: boolean;
}

/** The log of the tables in this browser. */
export interface Journal {
  pages(): Promise<readonly JournalPage[]>;
  read(id: string): Promise<{ readonly page: JournalPage; readonly lines: readonly LogLine[] } | null>;
  /** All or nothing. */
  append(page: JournalPage, lines: readonly LogLine[]): Promise<void>;
  forget(id: string): Promise<void>;
}

const NAME = 'majlis';
const PAGES = 'pages';
const LINES = 'lines';

const settled = <T>(request: IDBRequest): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

const finished = (work: IDBTransaction): Promise<void> =>
  new Promise((done, fail) => {
    work.oncomplete = () => done();
    work.onerror = () => fail(work.error);
    work.onabort = () => fail(work.error);
  });

const opened = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(PAGES, { keyPath: 'id' });
    request.result.createObjectStore(LINES, { keyPath: ['table', 'seq'] });
  };
  return settled<IDBDatabase>(request);
};

const linesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

export const indexedJournal = async (): Promise<Journal> => {
  const base = await opened();
  const reading = () => base.transaction([PAGES, LINES], 'readonly');
  const writing = () => base.transaction([PAGES, LINES], 'readwrite');
  return {
    pages: () => settled<JournalPage[]>(reading().objectStore(PAGES).getAll()),
    read: async id => {
      const work = reading();
      const page = await settled<JournalPage | undefined>(work.objectStore(PAGES).get(id));
      const rows = await settled<readonly { readonly line: LogLine }[]>(work.objectStore(LINES).getAll(linesOf(id)));
      return page ? { page, lines: rows.map(({ line }) => line) } : null;
    },
    append: async (page, lines) => {
      const work = writing();
      work.objectStore(PAGES).put(page);
      for (const line of lines) work.objectStore(LINES).add({ table: page.id, seq: line.seq, line });
      await finished(work);
    },
    forget: async id => {
      const work = writing();
      work.objectStore(PAGES).delete(id);
      work.objectStore(LINES).delete(linesOf(id));
      await finished(work);
    },
  };
};

/** Where a browser keeps nothing (a private window), the table lasts as long as its worker. */
export const passingJournal = (): Journal => {
  const tables = new Map<string, { readonly page: JournalPage; readonly lines: readonly LogLine[] }>();
  return {
    pages: async () => [...tables.values()].map(({ page }) => page),
    read: async id => tables.get(id) ?? null,
    append: async (page, lines) => {
      tables.set(page.id, { page, lines: [...(tables.get(page.id)?.lines ?? []), ...lines] });
    },
    forget: async id => {
      tables.delete(id);
    },
  };
};
