import type { Friend, KnownPerson } from '@majlis/protocol/club';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Face } from '@/avatar/Face.tsx';
import { wornBy } from '@/avatar/worn.ts';
import { gameOfTable } from '@/games.ts';
import { Name } from '@/names/Name.tsx';
import { Glyph } from '@/shell/Glyph.tsx';
import { tablePath } from '@/shell/start.ts';
import { named, sayText, useSay } from '@/words/say.ts';

interface PersonRowProps {
  readonly who: KnownPerson;
  readonly status?: string;
  /** A dot beside the words; undefined: nothing is known. */
  readonly dot?: 'here' | 'playing' | 'away';
  readonly onMore?: () => void;
  readonly children?: ReactNode;
}

const DOTS = { here: 'bg-[#3fd07f]', playing: 'bg-[#e0a13c]', away: 'bg-muted' } as const;

/** Somebody in a list: who, where, and what may be done. */
export const PersonRow = ({ who, status, dot, onMore, children }: PersonRowProps) => {
  const say = useSay();
  const { person, name, avatar } = who;
  return (
    <li
      className="flex min-h-17 items-center gap-3 border-line px-3 py-2 not-first:border-t"
      data-person={who.username}
    >
      <button
        type="button"
        className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-start"
        data-action="more"
        aria-label={say('friends.more', { name: named(name) })}
        disabled={!onMore}
        onClick={onMore}
      >
        <span className="relative size-12 flex-none">
          <span className="block size-12 overflow-hidden rounded-pill border-2 border-wood-edge">
            <Face avatar={wornBy({ id: person, avatar: avatar ?? undefined })} />
          </span>
          {dot && (
            <span className={`absolute end-0 bottom-0 size-3.5 rounded-pill border-2 border-night ${DOTS[dot]}`} />
          )}
        </span>
        <span className="grid min-w-0">
          <Name className="font-bold">{name}</Name>
          {status && <small className="text-sm text-muted">{status}</small>}
        </span>
      </button>
      {children}
    </li>
  );
};

interface FriendRowProps {
  readonly friend: Friend;
  readonly onInvite: () => void;
  readonly onMore: () => void;
}

const useStatus = ({ here, playing, table }: Friend): string => {
  const say = useSay();
  if (!here) return say('friends.away');
  if (!playing) return say('friends.here');
  if (!table) return say('friends.at-table');
  const game = sayText(gameOfTable(table.game)?.title ?? { en: '' });
  const free = table.seats.filter(seat => seat === null).length;
  return table.phase === 'lobby' && free > 0
    ? say('friends.seats-free', { game, n: free })
    : say('friends.plays', { game });
};

/** FRI-01  A friend: here or not, where, and the way to play together. */
export const FriendRow = ({ friend, onInvite, onMore }: FriendRowProps) => {
  const say = useSay();
  const status = useStatus(friend);
  const { here, playing, table } = friend;
  const isOpen = table?.phase === 'lobby' && table.seats.includes(null);
  return (
    <PersonRow who={friend} status={status} dot={here ? (playing ? 'playing' : 'here') : 'away'} onMore={onMore}>
      {table && (
        <Link href={tablePath(table.id)} className={isOpen ? 'sh-btn sh-btn-gold' : 'sh-btn'} data-action="table">
          {say(isOpen ? 'friends.join' : 'friends.watch')}
        </Link>
      )}
      {here && !playing && (
        <button type="button" className="sh-btn" data-action="invite" onClick={onInvite}>
          {say('friends.invite')}
        </button>
      )}
    </PersonRow>
  );
};

/** Those one has played with: a tap asks them. */
export const Recent = ({
  recent,
  onAsk,
}: {
  readonly recent: readonly KnownPerson[];
  onAsk(who: KnownPerson): void;
}) => {
  const say = useSay();
  return (
    <ul className="flex gap-3 overflow-x-auto pb-2">
      {recent.map(who => (
        <li key={who.person} className="w-20 flex-none">
          <button
            type="button"
            className="grid w-full justify-items-center gap-1"
            data-ask={who.username}
            aria-label={say('friends.ask-whom', { name: named(who.name) })}
            onClick={() => onAsk(who)}
          >
            <span className="relative size-16">
              <span className="block size-16 overflow-hidden rounded-pill border-2 border-wood-edge">
                <Face avatar={wornBy({ id: who.person, avatar: who.avatar ?? undefined })} />
              </span>
              <span className="absolute -end-1 bottom-0 grid size-6 place-items-center rounded-pill bg-gold text-night">
                <Glyph name="plus" size={16} />
              </span>
            </span>
            <Name className="block w-full truncate text-center text-sm">{who.name}</Name>
          </button>
        </li>
      ))}
    </ul>
  );
};
