import type { PoolOffer, PoolStanding } from '@majlis/protocol/club';
import { Face } from '@/avatar/Face.tsx';
import { clockFigures, spanFigures } from '@/club/time-words.ts';
import { useNow } from '@/club/use-now.ts';
import { Glyph } from '@/shell/Glyph.tsx';
import { useMe } from '@/shell/me.ts';
import { roomPlace } from '@/shell/room-places.ts';
import { useWaiting } from '@/shell/waiting.ts';
import type { WebGame } from '@/table/web-game.ts';
import { figure, useSay } from '@/words/say.ts';

interface CarpetProps {
  readonly game: WebGame;
  readonly seats: number;
  readonly searching: boolean;
  readonly standing: PoolStanding | undefined;
}

/** The table that is to come: I sit, the others are looked for. */
export const Carpet = ({ game, seats, searching, standing }: CarpetProps) => {
  const say = useSay();
  const avatar = useMe(state => state.avatar);
  return (
    <div className="sh-round w-full max-[999px]:[zoom:0.82]" aria-hidden="true">
      <div className="sh-round-carpet">
        <img src={game.theme.carpet} alt="" />
      </div>
      {Array.from({ length: seats }, (_, seat) => seat).map(seat => (
        <div
          key={seat}
          className="sh-seat"
          data-place={roomPlace(seat, 0, seats, game.turn)}
          data-side={seat % 2 === 0 ? 'us' : 'them'}
          data-taken={seat === 0}
        >
          <span className={searching && seat > 0 ? 'sh-ring motion-safe:animate-pulse' : 'sh-ring'}>
            {seat === 0 ? <Face avatar={avatar} /> : <Glyph name={searching ? 'search' : 'user'} size={24} />}
          </span>
          <small dir="auto" className="rounded-2 bg-night/80 px-2 py-0.5 text-center text-sm">
            {seat > 0 && (searching ? say('club.seat-searched') : say('room.open'))}
            {seat === 0 && <strong className="block">{say('room.you')}</strong>}
            {seat === 0 && standing?.league && figure(standing.points)}
          </small>
        </div>
      ))}
    </div>
  );
};

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div className="flex flex-1 flex-col-reverse text-center">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="text-lg font-bold tabular-nums">
      <bdi dir="ltr">{value}</bdi>
    </dd>
  </div>
);

/** So far, usually, how many. */
export const Facts = ({ pool, searching }: { readonly pool: PoolOffer; readonly searching: boolean }) => {
  const say = useSay();
  const now = useNow();
  const own = useWaiting();
  const typical = (searching ? own.typicalMs : null) ?? pool.typicalMs;
  return (
    <dl className="flex divide-x divide-line rounded-4 border border-line bg-night/60 py-3">
      {searching && <Fact name={say('club.so-far')} value={clockFigures(now - own.since)} />}
      <Fact name={say('club.usual')} value={typical === null ? '–' : spanFigures(typical)} />
      <Fact name={say('club.in-queue')} value={figure(searching ? Math.max(1, own.waiting) : pool.waiting)} />
    </dl>
  );
};
