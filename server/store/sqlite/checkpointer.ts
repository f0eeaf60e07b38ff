import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** Carries what is in the journal over into the database while the writer goes on: were it left to the writer, every table would wait for it. */
const EVERY = 200;

const db = new DatabaseSync(String(workerData.file));
db.exec('PRAGMA busy_timeout = 0; PRAGMA synchronous = FULL');
const carry = db.prepare('PRAGMA wal_checkpoint(PASSIVE)');

const timer = setInterval(() => {
  try {
    carry.get();
  } catch {
    // A full disk or a lock: the writer meets it too, and says so.
  }
}, EVERY);

parentPort?.once('message', () => {
  clearInterval(timer);
  db.close();
  parentPort?.close();
});
