import type { OfKind, Seat } from '@majlis/kernel';
import { useCallback, useRef, useState } from 'react';
import { type Branch, branchOf } from '@/match/branch.ts';
import { Looking } from '@/match/Looking.tsx';
import type { OpenedMatch } from '@/match/open-match.ts';
import { askLine, type MatchMoment, NOTHING, useReview } from '@/match/use-review.ts';

const keyOf = (branch: Branch | null): string => {
  if (!branch) return 'match';
  return branch.seat === null ? 'best' : 'try';
};

/** A match that is looked at again; or, for a while, another way that it might have gone. */
export const MatchView = ({ match }: { readonly match: OpenedMatch }) => {
  const review = useReview(match);
  const [branch, setBranch] = useState<Branch | null>(null);
  const wishes = useRef(0);
  /** Whether this is still what was last wished for when the answer comes: a late one must not take anybody back. */
  const wish = useCallback((): (() => boolean) => {
    const mine = ++wishes.current;
    return () => wishes.current === mine;
  }, []);
  const onLine = useCallback(
    async ({ at, seat, best }: MatchMoment): Promise<void> => {
      const isWished = wish();
      const events = await askLine(match, { frame: at, seat, action: best, until: null });
      if (events.length > 0 && isWished()) setBranch(branchOf(match, at, events, null));
    },
    [match, wish],
  );
  const onTry = useCallback(
    ({ at, seat }: MatchMoment): void => {
      wish();
      setBranch(branchOf(match, at, [], seat));
    },
    [match, wish],
  );
  const onBack = useCallback((): void => {
    wish();
    setBranch(null);
  }, [wish]);
  const onAct = async (action: OfKind, seat: Seat): Promise<void> => {
    if (branch?.seat !== seat) return;
    const so = branch.match;
    const { rules, replay } = so;
    const frame = replay.frames.length;
    const decision = rules.game.decide(replay.frames.at(-1)?.state, seat, action);
    if (!decision.ok) return;
    const isWished = wish();
    setBranch(branchOf(so, frame, decision.events, seat));
    const events = await askLine(so, { frame, seat, action, until: seat });
    if (isWished()) setBranch(branchOf(so, frame, events, seat));
  };
  return (
    <Looking
      key={keyOf(branch)}
      match={branch?.match ?? match}
      whole={match}
      review={branch ? NOTHING : review}
      branch={branch}
      onLine={onLine}
      onTry={onTry}
      onAct={onAct}
      onBack={onBack}
    />
  );
};
