import { type Side, seatsFrom, sideOf } from '@majlis/kernel';
import type { WatchedTable } from '@majlis/protocol';
import { useRef } from 'react';
import { Link } from 'wouter';
import { shareLink } from '@/match/share.tsx';
import { isDot } from '@/scene/dot.ts';
import { setSettings, useSettings } from '@/settings/settings.ts';
import { Glyph, Strokes } from '@/shell/Glyph.tsx';
import { linkOf } from '@/shell/Invite.tsx';
import { Play } from '@/shell/Play.tsx';
import { tablePath } from '@/shell/start.ts';
import { NO_CHROME } from '@/store/chrome.ts';
import type { Seen } from '@/store/seen.ts';
import { useSeen } from '@/store/use-seen.ts';
import { nameOf } from '@/table/who.ts';
import type { StagedTable } from '@/watch/watched.ts';
import { figure, named, say, sayText, useSay } from '@/words/say.ts';
import '@/table/staged.css';

const SIGNS = {
  sound: 'M4 9v6h4l5 4V5L8 9zM16.500 9a4.500 4.500 0 0 1 0 6M19 6.500a8 8 0 0 1 0 11',
  silence: 'M4 9v6h4l5 4V5L8 9zM17 9.500l5 5M22 9.500l-5 5',
  full: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
} as const;

const Sign = ({ name }: { readonly name: keyof typeof SIGNS }) => (
  <Strokes path={SIGNS[name]} size={22} turning={false} solid={false} />
);

/** Sound, and the whole screen where the device has one to give. */
const StageTools = ({ onFull }: { readonly onFull: () => void }) => {
  const muted = useSettings(settings => settings.muted);
  return (
    <div className="wt-tools">
      <button
        type="button"
        className="sh-square"
        data-action="sound"
        aria-pressed={!muted}
        aria-label={say('settings.sound')}
        onClick={() => setSettings({ muted: !muted })}
      >
        <Sign name={muted ? 'silence' : 'sound'} />
      </button>
      {document.fullscreenEnabled && (
        <button type="button" className="sh-square" data-action="full" aria-label={say('watch.full')} onClick={onFull}>
          <Sign name="full" />
        </button>
      )}
    </div>
  );
};

const namesOf = (table: Seen['table'], side: Side): string =>
  seatsFrom(0, table?.chairs.length ?? 0)
    .filter(seat => sideOf(seat) === side)
    .map(seat => named(nameOf(table, seat)))
    .join(say('watch.and'));

interface StageProps {
  readonly watched: StagedTable;
  /** As the list tells it; undefined: a replay, or a match that is over. */
  readonly listed: WatchedTable | undefined;
  readonly over: boolean;
  /** The match that is shown again; undefined: it is played now. */
  readonly replayed?: string;
}

/** Who plays, for what, and how it stands. */
const Facts = ({ watched: { game, play, played }, listed, replayed }: Omit<StageProps, 'over'>) => {
  const table = useSeen(played.store, seen => seen.table);
  const state = table?.state ?? null;
  const [a, b] = state === null ? [0, 0] : play.score(state);
  const told = [
    sayText(game.title),
    ...(listed?.ranked ? [say('watch.ranked')] : []),
    ...(state === null ? [] : [play.contract(state)]),
  ];
  return (
    <footer className="wt-facts">
      <div className="wt-who">
        <h2>{say('watch.versus', { a: namesOf(table, 0), b: namesOf(table, 1) })}</h2>
        <p>{told.filter(text => text !== '').join(say('app.separator'))}</p>
      </div>
      <p className="wt-score" dir="ltr" data-score={`${a}-${b}`}>
        <b data-dot={isDot(figure(a)) || undefined}>{figure(a)}</b> –{' '}
        <b data-dot={isDot(figure(b)) || undefined}>{figure(b)}</b>
      </p>
      {replayed === undefined ? (
        <>
          <Link href={tablePath(played.id)} className="sh-btn" data-action="to-table">
            {say('watch.to-table')}
          </Link>
          <button type="button" className="sh-btn" data-action="share" onClick={() => shareLink(linkOf(played.id))}>
            <Glyph name="share" />
            {say('room.share')}
          </button>
        </>
      ) : (
        <Link href={`/m/${replayed}`} className="sh-btn" data-action="review">
          {say('table.review')}
        </Link>
      )}
    </footer>
  );
};

/** The table itself, as large as the page allows, and what is to be said of it. */
export const Stage = ({ watched, listed, over, replayed }: StageProps) => {
  useSay();
  const stage = useRef<HTMLElement>(null);
  const full = (): void => {
    const done = document.fullscreenElement ? document.exitFullscreen() : stage.current?.requestFullscreen();
    done?.catch(() => undefined);
  };
  return (
    <div className="wt-shown" data-shown={watched.played.id} data-over={over || undefined}>
      {/* Whoever looks is one of them, also before the list tells of it. */}
      <div className="wt-bar">
        <p className="wt-badge" data-live={replayed === undefined || undefined}>
          {replayed === undefined ? say('watch.live', { n: Math.max(1, listed?.watching ?? 0) }) : say('watch.replay')}
        </p>
        <StageTools onFull={full} />
      </div>
      <section
        ref={stage}
        className="wt-stage"
        data-game={watched.game.name}
        data-theme={watched.game.theme.name}
        aria-label={say('match.table')}
      >
        <div className="wt-stage-in mj-staged">
          <Play played={watched.played} chrome={NO_CHROME} />
        </div>
      </section>
      <Facts watched={watched} listed={listed} {...(replayed !== undefined && { replayed })} />
    </div>
  );
};
