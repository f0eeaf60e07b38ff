import { useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { MatchView } from '@/match/MatchView.tsx';
import { OpenPage } from '@/match/OpenPage.tsx';
import { type OpenedMatch, openMatch } from '@/match/open-match.ts';
import type { HouseAnswer } from '@/shell/api.ts';
import { Frame } from '@/shell/Frame.tsx';
import { useHouse } from '@/shell/house.ts';
import { Lost } from '@/shell/Lost.tsx';
import { sayReason, useSay } from '@/words/say.ts';

const useMatch = (id: string): HouseAnswer<OpenedMatch> | null => {
  const { api } = useHouse();
  const [answer, setAnswer] = useState<HouseAnswer<OpenedMatch> | null>(null);
  useEffect(() => {
    let isGone = false;
    setAnswer(null);
    openMatch(api, id).then(found => !isGone && setAnswer(found));
    return () => {
      isGone = true;
    };
  }, [api, id]);
  return answer;
};

const FoundMatch = ({ id }: { readonly id: string }) => {
  const say = useSay();
  const answer = useMatch(id);
  if (!answer)
    return (
      <p className="sh-wait" role="status">
        {say('app.loading')}
      </p>
    );
  if (answer.ok) return <MatchView match={answer.value} />;
  if (answer.reason === 'not-found') return <Lost />;
  return (
    <Frame title={say('app.name')}>
      <p data-refused={answer.reason}>{sayReason(answer.reason)}</p>
    </Frame>
  );
};

/** REP-01  A finished match, looked at again: by its id, or from a file. */
export const MatchPage = () => {
  const { id } = useParams();
  return id === undefined ? <OpenPage /> : <FoundMatch id={id} />;
};
