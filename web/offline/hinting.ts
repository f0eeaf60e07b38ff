import { type OfKind, seeded } from '@majlis/kernel';
import { gameWithId } from '@/games.ts';
import type { BotHint, HintWish } from '@/store/review-letter.ts';

/** Deals as they may lie that are looked at: a hint is not to be waited for. */
const WORLDS = 40;

/** What a bot would do where that seat is now, knowing what the seat knows, and why if that is certain; null: there is nothing to do. */
export const hintFor = async ({ game: id, view, seat, seed }: HintWish): Promise<BotHint | null> => {
  const game = gameWithId(id);
  const [judge, bots] = await Promise.all([game?.review?.().then(found => found.judge), game?.bots()]);
  if (!judge || !bots) return null;
  const values = judge.fair(view, seat, WORLDS, seeded(seed));
  const [best] = values.toSorted((a, b) => b.mean - a.mean);
  if (!best) {
    const action: OfKind | undefined = bots.answer(view, seat, bots.levels[0], bots.budget, seeded(seed));
    return action ? { action, reason: null } : null;
  }
  const plain = judge.plain(view, seat);
  const reason = judge.isSame(plain, best.action) ? undefined : judge.reason(view, seat, plain, best.action);
  return { action: best.action, reason: reason?.kind ?? null };
};
