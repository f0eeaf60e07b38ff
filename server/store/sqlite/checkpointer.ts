import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { isDamage } from './damage.ts';
import { readerOf } from './reader.ts';

/** Carries what is in the journal over into the database while the writer goes on: were it left to the writer, every table would wait for it. */
const EVERY_MS = 200;
/** Read through once, the file is read through again after so many rounds: an hour. */
const REST_ROUNDS = 18_000;

const db = new DatabaseSync(String(workerData.file));
db.exec('PRAGMA busy_timeout = 0; PRAGMA synchronous = FULL');
const carry = db.prepare('PRAGMA wal_checkpoint(PASSIVE)');
let reader = readerOf(db);
let rest = 0;

/** A damaged page is found before somebody needs what was on it. */
const look = (): void => {
  if (rest > 0) rest -= 1;
  else if (reader.next().done) {
    reader = readerOf(db);
    rest = REST_ROUNDS;
  }
};

const timer = setInterval(() => {
  try {
    carry.get();
    look();
  } catch (error) {
    // A full disk or a lock: the writer meets it too, and says so.
    if (!isDamage(error)) return;
    parentPort?.postMessage({ damaged: error instanceof Error ? error.message : String(error) });
    clearInterval(timer);
  }
}, EVERY_MS);

parentPort?.once('message', () => {
  clearInterval(timer);
  db.close();
  parentPort?.close();
});
