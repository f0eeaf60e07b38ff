import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { ofHouse } from '@/of-house.ts';
import { Home } from '@/shell/Home.tsx';
import { useHouse } from '@/shell/house.ts';
import { Lost } from '@/shell/Lost.tsx';
import { lookForMe, useMe } from '@/shell/me.ts';
import { Notices } from '@/shell/Notices.tsx';
import { useWaiting } from '@/shell/waiting.ts';
import '@/themes.ts';

const GamePage = lazy(async () => ({ default: (await import('@/shell/GamePage.tsx')).GamePage }));
const JoinPage = ofHouse(async () => (await import('@/shell/JoinPage.tsx')).JoinPage);
const TablePage = lazy(async () => ({ default: (await import('@/TableRoute.tsx')).TableRoute }));
const RulesPage = lazy(async () => ({ default: (await import('@/shell/RulesPage.tsx')).RulesPage }));
const FairPage = ofHouse(async () => (await import('@/FairRoute.tsx')).FairRoute);
const DailyPage = ofHouse(async () => (await import('@/daily/DailyPage.tsx')).DailyPage);
const MePage = lazy(async () => ({ default: (await import('@/shell/MePage.tsx')).MePage }));
const MatchPage = lazy(async () => ({ default: (await import('@/match/MatchPage.tsx')).MatchPage }));
const MyMatches = lazy(async () => ({ default: (await import('@/history/MyMatches.tsx')).MyMatches }));
const ClubRoutes = ofHouse(async () => (await import('@/ClubRoutes.tsx')).ClubRoutes);
const Keeper = lazy(async () => ({ default: (await import('@/club/Keeper.tsx')).Keeper }));
const WatchPage = lazy(async () => ({ default: (await import('@/watch/WatchPage.tsx')).WatchPage }));
const LearnPage = lazy(async () => ({ default: (await import('@/learn/LearnPage.tsx')).LearnPage }));
const OfflinePage = lazy(async () => ({ default: (await import('@/shell/OfflinePage.tsx')).OfflinePage }));

/** Where the club's pages are. */
const CLUB = /^\/(play\/people|leagues|u|friends|desk)(\/|$)/;

/** Every page has an address that can be shared and loaded again. */
export const App = () => {
  const { api } = useHouse();
  const waits = useWaiting(({ pool }) => pool !== null);
  const isAccount = useMe(({ me }) => me?.kind === 'account');
  useEffect(() => {
    lookForMe(api);
  }, [api]);
  return (
    <>
      <Suspense fallback={<div className="mj-splash" />}>
        <Switch>
          <Route path="/" component={Home} />
          <Route path={CLUB} component={ClubRoutes} />
          <Route path="/play/:game" component={GamePage} />
          <Route path="/t/:id" component={TablePage} />
          <Route path="/m/:id?" component={MatchPage} />
          <Route path="/join/:code" component={JoinPage} />
          <Route path="/rules/:game" component={RulesPage} />
          <Route path="/learn/:game?/:lesson?" component={LearnPage} />
          <Route path="/daily/:game?" component={DailyPage} />
          <Route path="/fair" component={FairPage} />
          <Route path="/me" component={MePage} />
          <Route path="/me/matches" component={MyMatches} />
          <Route path="/watch" component={WatchPage} />
          <Route path="/offline" component={OfflinePage} />
          <Route component={Lost} />
        </Switch>
      </Suspense>
      {(waits || isAccount) && (
        <Suspense>
          <Keeper />
        </Suspense>
      )}
      <Notices />
    </>
  );
};
