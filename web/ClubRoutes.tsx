import { Route, Switch } from 'wouter';
import { ofHouse } from '@/of-house.ts';

const PeoplePage = ofHouse(async () => (await import('@/club/PeoplePage.tsx')).PeoplePage);
const LeaguesPage = ofHouse(async () => (await import('@/club/LeaguesPage.tsx')).LeaguesPage);
const ProfilePage = ofHouse(async () => (await import('@/club/ProfilePage.tsx')).ProfilePage);
const FriendsPage = ofHouse(async () => (await import('@/friends/FriendsPage.tsx')).FriendsPage);

/** The pages of the club: the first page need not know them one by one. */
export const ClubRoutes = () => (
  <Switch>
    <Route path="/play/people/:game?" component={PeoplePage} />
    <Route path="/leagues/:game?" component={LeaguesPage} />
    <Route path="/u/:name" component={ProfilePage} />
    <Route path="/friends" component={FriendsPage} />
  </Switch>
);
