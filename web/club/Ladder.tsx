import type { RankRow, Ranks } from '@majlis/protocol/club';
import { Link } from 'wouter';
import empty from '@/art/scenes/club-matches-empty.svg';
import { Face } from '@/avatar/Face.tsx';
import { wornBy } from '@/avatar/worn.ts';
import { Empty } from '@/club/Placeholders.tsx';
import { profilePath } from '@/club/paths.ts';
import { Name } from '@/names/Name.tsx';
import { useMe } from '@/shell/me.ts';
import { figure, gain, useSay } from '@/words/say.ts';

const ROW = 'flex min-h-14 items-center gap-3 rounded-3 border px-3 py-1.5';

interface LadderProps {
  readonly ranks: Ranks;
  readonly scope: string;
}

const RowOf = ({ row, place, scope }: { readonly row: RankRow; readonly place: number; readonly scope: string }) => {
  const say = useSay();
  const isMe = useMe(({ me }) => me?.id === row.person);
  const inside = (
    <>
      <b className="w-9 flex-none text-center text-lg text-gold-hi tabular-nums">{figure(place)}</b>
      <span className="size-11 flex-none overflow-hidden rounded-pill border-2 border-line">
        <Face avatar={wornBy({ id: row.person, avatar: row.avatar ?? undefined })} />
      </span>
      <span className="grid min-w-0 flex-1 justify-items-start">
        <Name className="truncate font-bold">{isMe ? say('room.you') : row.name}</Name>
        <small className="text-sm text-muted">{say('club.played', { n: row.played })}</small>
      </span>
      <b className="text-lg tabular-nums">
        <bdi>{scope === 'week' ? gain(row.points) : figure(row.points)}</bdi>
      </b>
    </>
  );
  const look = isMe ? `${ROW} border-gold-hi bg-side` : `${ROW} border-line bg-panel`;
  return (
    <li data-row={row.person}>
      {row.username ? (
        <Link href={profilePath(row.username)} className={look}>
          {inside}
        </Link>
      ) : (
        <span className={look}>{inside}</span>
      )}
    </li>
  );
};

/** One’s own place, where the page of the list does not show it; before that, how many matches are missing. */
const Pinned = ({ ranks: { own, place, rows, settledAfter }, scope }: LadderProps) => {
  const say = useSay();
  const me = useMe(state => state.me);
  const avatar = useMe(state => state.avatar);
  if (rows.some(({ person }) => person === me?.id)) return null;
  const points = place?.points ?? own?.points;
  return (
    <p
      data-own=""
      className={`${ROW} sticky bottom-[calc(74px+env(safe-area-inset-bottom))] mt-3 border-gold-hi bg-side shadow-lg min-[1000px]:bottom-4`}
    >
      {place && <b className="w-9 text-center text-lg text-gold-hi tabular-nums">{figure(place.place)}</b>}
      <span className="size-11 flex-none overflow-hidden rounded-pill border-2 border-gold-hi">
        <Face avatar={avatar} />
      </span>
      <span className="grid min-w-0 flex-1">
        <b>{say('room.you')}</b>
        {!place && (
          <small className="text-sm text-muted">
            {own?.league
              ? say('club.not-listed')
              : say('club.placement', { n: Math.max(1, settledAfter - (own?.played ?? 0)) })}
          </small>
        )}
      </span>
      {points !== undefined && own?.league && (
        <b className="text-lg tabular-nums">
          <bdi>{scope === 'week' && place ? gain(points) : figure(points)}</bdi>
        </b>
      )}
    </p>
  );
};

/** LGE-01  The rows of a scope, the best first, and one’s own. */
export const Ladder = ({ ranks, scope }: LadderProps) => {
  const say = useSay();
  const { rows, page, perPage } = ranks;
  return (
    <>
      {rows.length === 0 && (
        <Empty scene={empty}>
          <p>{say(scope === 'friends' ? 'club.empty-friends' : 'club.empty')}</p>
          <Link href="/play/people" className="sh-btn sh-btn-gold">
            {say('play.people')}
          </Link>
        </Empty>
      )}
      <ol className="mt-3 grid gap-2">
        {rows.map((row, i) => (
          <RowOf key={row.person} row={row} place={page * perPage + i + 1} scope={scope} />
        ))}
      </ol>
      <Pinned ranks={ranks} scope={scope} />
    </>
  );
};
