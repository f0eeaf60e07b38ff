import { i18n } from '@lingui/core';
import type { Profile } from '@majlis/protocol/club';
import { useCallback } from 'react';
import { Link, useParams } from 'wouter';
import { Face } from '@/avatar/Face.tsx';
import { wornBy } from '@/avatar/worn.ts';
import { Acquaintance } from '@/club/Acquaintance.tsx';
import { clubApi } from '@/club/api.ts';
import { LeagueBadge } from '@/club/LeagueBadge.tsx';
import { Awaited, Failed } from '@/club/Placeholders.tsx';
import { Privacy } from '@/club/Privacy.tsx';
import { ProfileMatches } from '@/club/ProfileMatches.tsx';
import { bestLeague, StandingRows } from '@/club/StandingRows.tsx';
import { useAsked } from '@/club/use-asked.ts';
import { gameOfTable } from '@/games.ts';
import { Name } from '@/names/Name.tsx';
import { Frame } from '@/shell/Frame.tsx';
import { Glyph } from '@/shell/Glyph.tsx';
import { useHouse } from '@/shell/house.ts';
import { Lost } from '@/shell/Lost.tsx';
import { somebody, useMe } from '@/shell/me.ts';
import { figure, sayText, useSay } from '@/words/say.ts';
import { usePart } from '@/words/use-part.ts';
import '@/club/club.css';

type OpenProfile = Extract<Profile, { closed: false }>;

const percent = (share: number): string => i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });

const Head = ({ profile }: { readonly profile: OpenProfile }) => {
  const say = useSay();
  const isMe = useMe(({ me }) => me?.id === profile.id);
  const league = bestLeague(profile.standings);
  const since = i18n.date(new Date(profile.since), { month: 'long', year: 'numeric' });
  return (
    <header className="flex items-center gap-4">
      <span className="relative size-24 flex-none">
        <span className="block overflow-hidden rounded-pill border-2 border-gold-hi">
          <Face avatar={wornBy({ id: profile.id, avatar: profile.avatar ?? undefined })} />
        </span>
        {league && (
          <span className="absolute -end-2 -bottom-1">
            <LeagueBadge league={league} size={38} />
          </span>
        )}
      </span>
      <div className="min-w-0 flex-1">
        <h1 className="text-xl font-extrabold">
          <Name>{profile.name}</Name>
        </h1>
        <p className="sh-quiet">
          <bdi dir="ltr">@{profile.username}</bdi>
          {say('app.separator') + say('club.since', { when: since })}
        </p>
        {isMe && (
          <div className="mt-2 flex flex-wrap gap-2">
            <Link href="/me" className="sh-btn sh-btn-gold">
              {say('club.edit')}
            </Link>
            <Link href="/me/matches" className="sh-btn">
              {say('me.matches')}
            </Link>
          </div>
        )}
      </div>
    </header>
  );
};

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div className="flex flex-1 flex-col-reverse py-3 text-center">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="text-lg font-bold tabular-nums">{value}</dd>
  </div>
);

const Facts = ({ profile: { standings, completion } }: { readonly profile: OpenProfile }) => {
  const say = useSay();
  const played = standings.reduce((sum, one) => sum + one.played, 0);
  const won = standings.reduce((sum, one) => sum + one.won, 0);
  return (
    <dl className="mt-4 flex divide-x divide-line rounded-4 border border-line bg-panel">
      <Fact name={say('club.fact.matches')} value={figure(played)} />
      <Fact name={say('club.fact.won')} value={played === 0 ? '–' : percent(won / played)} />
      <Fact name={say('club.fact.finished')} value={completion === null ? '–' : percent(completion)} />
    </dl>
  );
};

/** What past seasons left. */
const Badges = ({ badges }: Pick<OpenProfile, 'badges'>) => {
  const say = useSay();
  if (badges.length === 0) return null;
  return (
    <section className="sh-panel" aria-labelledby="badges">
      <h2 id="badges">{say('club.badges')}</h2>
      <ul className="grid gap-2">
        {badges.map(({ pool, season, points }) => (
          <li key={`${pool} ${season}`} className="flex items-center gap-3">
            <Glyph name="trophy" />
            <span className="flex-1">
              {sayText(gameOfTable(pool)?.title ?? { en: pool })}
              <small className="block text-sm text-muted">
                <bdi dir="ltr">{season}</bdi>
              </small>
            </span>
            <b className="tabular-nums">{figure(points)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Shown = ({ profile, again }: { readonly profile: Profile; readonly again: () => void }) => {
  const say = useSay();
  const isMe = useMe(({ me }) => me?.username === profile.username);
  if (profile.closed)
    return (
      <div className="sh-panel grid justify-items-center gap-2 text-center" data-profile="closed">
        <h1 className="text-xl font-extrabold">
          <Name>{profile.name}</Name>
        </h1>
        <p>{say('club.private')}</p>
        {profile.tie && <Acquaintance profile={profile} tie={profile.tie} onChange={again} />}
      </div>
    );
  return (
    <div className="mx-auto max-w-xl" data-profile={profile.username}>
      <Head profile={profile} />
      {profile.tie && <Acquaintance profile={profile} tie={profile.tie} onChange={again} />}
      <Facts profile={profile} />
      <StandingRows standings={profile.standings} matches={profile.matches} />
      <Badges badges={profile.badges} />
      <ProfileMatches matches={profile.matches} />
      {isMe && <Privacy />}
    </div>
  );
};

/** PRO-01  A page about somebody: standings, badges, how many matches were played to the end, the last ones. */
export const ProfilePage = () => {
  const { name = '' } = useParams();
  const { api } = useHouse();
  const ready = usePart('club');
  const ask = useCallback(async () => {
    const known = await somebody(api);
    return known.ok ? clubApi.profile(name) : known;
  }, [api, name]);
  const [profile, again] = useAsked(ask);
  if (!ready) return <div className="mj-splash" />;
  if (profile && !profile.ok && profile.reason === 'not-found') return <Lost />;
  return (
    <Frame>
      <div className="mt-4">
        {profile === null && <Awaited />}
        {profile && !profile.ok && <Failed reason={profile.reason} onAgain={again} />}
        {profile?.ok && <Shown profile={profile.value} again={again} />}
      </div>
    </Frame>
  );
};
