import { BEAT_MS, isGone } from '@majlis/table';
import type { Engine } from './engine.ts';
import type { Self } from './lease.ts';

/** So many beats one waits to see whether somebody without a name still beats. */
const PATIENCE = 4;
/** So many of the dead are remembered. */
const MOST_GONE = 1_000;

type Verdict = 'gone' | 'lives' | 'perhaps';

/** Whether a process is gone for ever; however many ask, it is looked into once. */
export const isProvedGone = (engine: Engine, self: Self, node: string): Promise<boolean> => {
  if (self.gone.has(node)) return Promise.resolve(true);
  const underWay = self.proofs.get(node) ?? proved(engine, self, node).finally(() => self.proofs.delete(node));
  self.proofs.set(node, underWay);
  return underWay;
};

const proved = async (engine: Engine, self: Self, node: string): Promise<boolean> => {
  for (let looks = 0; looks < PATIENCE; looks++) {
    if (looks > 0) await new Promise(resolve => setTimeout(resolve, BEAT_MS));
    const verdict = await looked(engine, self, node);
    if (verdict !== 'perhaps') return verdict === 'gone';
  }
  return false;
};

/** Its row goes if it has not beaten since: should it live after all, it finds out with its next beat. */
const looked = async (engine: Engine, self: Self, node: string): Promise<Verdict> => {
  const { db } = engine;
  const row = await db.selectFrom('nodes').select('beat').where('id', '=', node).executeTakeFirst();
  if (!row) return remembered(self, node);
  const state = await engine.nameState(node);
  const names = { isFree: state === 'free', ownSince: self.name.heldSince() };
  const isDead = state === 'gone' || isGone(self.known, { id: node, ...row }, names, performance.now());
  if (!isDead) return state === 'free' ? 'perhaps' : 'lives';
  const dead = db.deleteFrom('nodes').where('id', '=', node).where('beat', '=', row.beat);
  const { numDeletedRows } = await dead.executeTakeFirst();
  return numDeletedRows === 0n ? 'perhaps' : remembered(self, node);
};

const remembered = ({ gone }: Self, node: string): Verdict => {
  gone.add(node);
  const [oldest] = gone;
  if (gone.size > MOST_GONE && oldest !== undefined) gone.delete(oldest);
  return 'gone';
};
