import type { WatchedTable } from '@majlis/protocol';
import { useEffect, useState } from 'react';
import type { HouseAnswer } from '@/shell/api.ts';
import { useHouse } from '@/shell/house.ts';
import { useSeen } from '@/store/use-seen.ts';
import { Stage } from '@/watch/Stage.tsx';
import { StageWait } from '@/watch/StageWait.tsx';
import { type StagedTable, watchTable } from '@/watch/watched.ts';
import { say, sayReason } from '@/words/say.ts';

/** Whoever goes away is at the rail no longer, and is not counted. */
const useTable = (id: string, game: string): HouseAnswer<StagedTable> | null => {
  const { api } = useHouse();
  const [answer, setAnswer] = useState<HouseAnswer<StagedTable> | null>(null);
  useEffect(() => {
    let isGone = false;
    const opening = watchTable(api, id, game);
    opening.then(found => !isGone && setAnswer(found));
    return () => {
      isGone = true;
      setAnswer(null);
      opening.then(found => found.ok && found.value.played.close());
    };
  }, [api, id, game]);
  return answer;
};

interface LiveTableProps {
  readonly id: string;
  readonly game: string;
  /** As the list tells it; undefined: its match is over. */
  readonly listed: WatchedTable | undefined;
}

const OnStage = ({ watched, listed }: { readonly watched: StagedTable } & Pick<LiveTableProps, 'listed'>) => {
  const { store } = watched.played;
  const isThere = useSeen(store, ({ table }) => table?.state != null);
  const link = useSeen(store, seen => seen.link);
  if (!isThere && link !== 'open' && link !== 'connecting' && link !== 'lost')
    return (
      <StageWait>
        <p role="alert">{sayReason(link)}</p>
        <button type="button" className="sh-btn" onClick={() => store.reconnect()}>
          {say('app.retry')}
        </button>
      </StageWait>
    );
  if (!isThere) return <StageWait />;
  return <Stage watched={watched} listed={listed} over={listed === undefined} />;
};

/** SPEC-03  A table as it is played, seen from the rail. */
export const LiveTable = ({ id, game, listed }: LiveTableProps) => {
  const answer = useTable(id, game);
  if (!answer) return <StageWait />;
  if (!answer.ok)
    return (
      <StageWait>
        <p role="alert">{sayReason(answer.reason)}</p>
      </StageWait>
    );
  return <OnStage watched={answer.value} listed={listed} />;
};
