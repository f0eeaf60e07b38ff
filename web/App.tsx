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
const TablePage = lazy(async () => ({ default: (await import('@/TableRoute.tsx')).TableRoute }));
const RulesPage = ofHouse(async () => (await import('@/shell/RulesPage.tsx')).RulesPage);
const MePage = lazy(async () => ({ default: (await import('@/shell/MePage.tsx')).MePage }));
const MatchPage = ofHouse(async () => (await import('@/match/MatchPage.tsx')).MatchPage);
const MyMatches = ofHouse(async () => (await import('@/history/MyMatches.tsx')).MyMatches);
const HouseRoutes = ofHouse(async () => (await import('@/HouseRoutes.tsx')).HouseRoutes);
const Keeper = lazy(async () => ({ default: (await import('@/club/Keeper.tsx')).Keeper }));
const LearnPage = ofHouse(async () => (await import('@/learn/LearnPage.tsx')).LearnPage);
const OfflinePage = lazy(async () => ({ default: (await import('@/shell/OfflinePage.tsx')).OfflinePage }));

/** Where the pages of a house with a network are. */
const OF_HOUSE = /^\/(join|fair|daily|watch|play\/people|leagues|u|friends|desk|decisions)(\/|$)/;

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
          <Route path={OF_HOUSE} component={HouseRoutes} />
          <Route path="/play/:game" component={GamePage} />
          <Route path="/t/:id" component={TablePage} />
          <Route path="/m/:id?" component={MatchPage} />
          <Route path="/rules/:game" component={RulesPage} />
          <Route path="/learn/:game?/:lesson?" component={LearnPage} />
          <Route path="/me" component={MePage} />
          <Route path="/me/matches" component={MyMatches} />
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
