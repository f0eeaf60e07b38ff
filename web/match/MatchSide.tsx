import { useState } from 'react';
import { Caption } from '@/match/Caption.tsx';
import { Judged } from '@/match/Judged.tsx';
import { Moments } from '@/match/Moments.tsx';
import { Accuracies, Players } from '@/match/Players.tsx';
import { RoundList } from '@/match/RoundList.tsx';
import type { SideProps } from '@/match/side-props.ts';
import { Tricks } from '@/match/Tricks.tsx';
import { say, useSay } from '@/words/say.ts';

const TABS = ['players', 'moments', 'rounds'] as const;

/** Beside the table: what happened now and what the judge says of it, the moments, the rounds, the players. */
export const MatchSide = (props: SideProps) => {
  useSay();
  const [tab, setTab] = useState<(typeof TABS)[number]>('players');
  const { match, eyes, steps, who, review } = props;
  const here = match.replay.stops[steps.at];
  const tabs = props.branch ? TABS.filter(one => one !== 'moments') : TABS;
  return (
    <aside className="rp-side" aria-label={say('match.beside')}>
      <Caption {...props} />
      <Judged {...props} />
      <Tricks {...props} />
      <Accuracies who={who} eyes={eyes} review={review} />
      <div className="rp-tabs" role="tablist" aria-label={say('match.beside')}>
        {tabs.map(one => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`rp-tab-${one}`}
            aria-controls="rp-tabpanel"
            aria-selected={tab === one}
            onClick={() => setTab(one)}
          >
            {say(`match.tab.${one}`)}
          </button>
        ))}
      </div>
      <div className="rp-tabpanel" role="tabpanel" id="rp-tabpanel" aria-labelledby={`rp-tab-${tab}`}>
        {tab === 'moments' && <Moments match={match} review={review} who={who} at={steps.at} onGo={steps.go} />}
        {tab === 'rounds' && <RoundList match={match} eyes={eyes} now={here?.round} review={review} onGo={steps.go} />}
        {tab === 'players' && <Players {...props} />}
      </div>
    </aside>
  );
};
