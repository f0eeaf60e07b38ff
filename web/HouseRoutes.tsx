import { Route, Switch } from 'wouter';
import { ofHouse } from '@/of-house.ts';
import { Lost } from '@/shell/Lost.tsx';

const JoinPage = ofHouse(async () => (await import('@/shell/JoinPage.tsx')).JoinPage);
const FairPage = ofHouse(async () => (await import('@/FairRoute.tsx')).FairRoute);
const DailyPage = ofHouse(async () => (await import('@/daily/DailyPage.tsx')).DailyPage);
const WatchPage = ofHouse(async () => (await import('@/watch/WatchPage.tsx')).WatchPage);
const PeoplePage = ofHouse(async () => (await import('@/club/PeoplePage.tsx')).PeoplePage);
const LeaguesPage = ofHouse(async () => (await import('@/club/LeaguesPage.tsx')).LeaguesPage);
const ProfilePage = ofHouse(async () => (await import('@/club/ProfilePage.tsx')).ProfilePage);
const FriendsPage = ofHouse(async () => (await import('@/friends/FriendsPage.tsx')).FriendsPage);
const DeskPage = ofHouse(async () => (await import('@/desk/DeskPage.tsx')).DeskPage);
const DecisionsPage = ofHouse(async () => (await import('@/desk/DecisionsPage.tsx')).DecisionsPage);

/** The pages that only a house with a network can fill: the first page need not know them one by one. */
export const HouseRoutes = () => (
  <Switch>
    <Route path="/join/:code" component={JoinPage} />
    <Route path="/fair" component={FairPage} />
    <Route path="/daily/:game?" component={DailyPage} />
    <Route path="/watch" component={WatchPage} />
    <Route path="/play/people/:game?" component={PeoplePage} />
    <Route path="/leagues/:game?" component={LeaguesPage} />
    <Route path="/u/:name" component={ProfilePage} />
    <Route path="/friends" component={FriendsPage} />
    <Route path="/desk" component={DeskPage} />
    <Route path="/decisions" component={DecisionsPage} />
    <Route component={Lost} />
  </Switch>
);
