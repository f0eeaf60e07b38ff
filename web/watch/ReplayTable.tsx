import { useEffect, useMemo, useState } from 'react';
import { type OpenedMatch, openMatch } from '@/match/open-match.ts';
import { replayTable } from '@/match/replay-table.ts';
import { type Eyes, sights } from '@/match/sight.ts';
import { useHouse } from '@/shell/house.ts';
import { CLOCK } from '@/time/clock.ts';
import { Stage } from '@/watch/Stage.tsx';
import { StageWait } from '@/watch/StageWait.tsx';
import type { StagedTable } from '@/watch/watched.ts';

const STEP_MS = 1_300;
/** Before it begins again. */
const END_MS = 6_000;

/** As those saw it who sat at the table with open cards. */
const EYES: Eyes = { seat: 0, open: true };

const nothing = (): void => undefined;

/** A match that plays by itself, again and again. */
const useRunning = ({ file, game, rules, play, replay }: OpenedMatch): StagedTable => {
  const last = replay.stops.length - 1;
  const seenAt = useMemo(() => sights(rules.game, file, replay), [rules, file, replay]);
  const [table] = useState(() => replayTable(file.match.id, rules, seenAt(0, EYES), nothing));
  const [{ at, epoch }, go] = useState({ at: 0, epoch: 0 });
  useEffect(() => {
    table.show({ ...seenAt(at, EYES), epoch });
    return CLOCK.later(at === last ? END_MS : STEP_MS, () =>
      go(at === last ? { at: 0, epoch: epoch + 1 } : { at: at + 1, epoch }),
    );
  }, [table, seenAt, at, epoch, last]);
  return useMemo(() => ({ game, play, played: table.played }), [game, play, table]);
};

const Running = ({ match, id }: { readonly match: OpenedMatch; readonly id: string }) => (
  <Stage watched={useRunning(match)} listed={undefined} over={false} replayed={id} />
);

/** SPEC-04  A fine match shown again, while nothing is on. */
export const ReplayTable = ({ id }: { readonly id: string }) => {
  const { api } = useHouse();
  const [match, setMatch] = useState<OpenedMatch | null>(null);
  useEffect(() => {
    let isGone = false;
    openMatch(api, id).then(found => !isGone && found.ok && setMatch(found.value));
    return () => {
      isGone = true;
      setMatch(null);
    };
  }, [api, id]);
  return match ? <Running match={match} id={id} /> : <StageWait />;
};
