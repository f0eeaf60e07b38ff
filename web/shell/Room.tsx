import { type Seat, sideOf } from '@majlis/kernel';
import type { Table } from '@majlis/table';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { gameOfTable } from '@/games.ts';
import { Choice } from '@/shell/Choice.tsx';
import { DrawSeats } from '@/shell/DrawSeats.tsx';
import { Glyph } from '@/shell/Glyph.tsx';
import { HouseRules } from '@/shell/HouseRules.tsx';
import type { ChosenRules } from '@/shell/house-rules.ts';
import { Invite } from '@/shell/Invite.tsx';
import { LeaveDialog } from '@/shell/LeaveDialog.tsx';
import { type Level, levelsOf } from '@/shell/level.ts';
import { Offline } from '@/shell/Offline.tsx';
import { RoomSeat } from '@/shell/RoomSeat.tsx';
import { roomPlace, roomState, sideAt } from '@/shell/room-places.ts';
import { SeatMenu } from '@/shell/SeatMenu.tsx';
import { SocialDialog } from '@/shell/SocialPanel.tsx';
import { SpeedPicker } from '@/shell/SpeedPicker.tsx';
import { StartButton } from '@/shell/StartButton.tsx';
import type { Hearing } from '@/shell/use-hearing.ts';
import { notify } from '@/store/notice.ts';
import type { TableStore } from '@/store/table-store.ts';
import { faceOf } from '@/table/faces.ts';
import { useSpeech } from '@/table/use-speech.ts';
import type { WebGame } from '@/table/web-game.ts';
import { isWord, named, say as sayNow, sayReason, sayText, useSay } from '@/words/say.ts';

interface RoomProps extends Hearing {
  readonly id: string;
  readonly store: TableStore;
}

interface Standing {
  readonly table: Table;
  readonly game: WebGame;
  readonly me: Seat | null;
  readonly person: string | null;
  readonly isHost: boolean;
}

const hostName = ({ table: { chairs, host } }: Standing): string | undefined =>
  chairs.flatMap(({ sitter }) =>
    sitter?.kind === 'person' && sitter.person.id === host ? [sitter.person.name] : [],
  )[0];

const roomTitle = (standing: Standing): string => {
  const host = hostName(standing);
  return host === undefined ? sayNow('home.nobody') : sayNow('room.of', { name: named(host) });
};

const RoomHead = ({ id, store, standing, unread, listen }: RoomProps & { readonly standing: Standing }) => {
  const say = useSay();
  const [, go] = useLocation();
  const [leaving, leave] = useState(false);
  const [social, showSocial] = useState(false);
  const { table, game, isHost, me } = standing;
  const state = useStore(store.seen, roomState);
  const name = sayText(game.title);
  // Whoever was paired and goes lets the others down.
  const gathering = table.ranked && table.phase !== 'closed' && !table.ending;
  useEffect(() => {
    if (social && unread) listen();
  }, [social, unread, listen]);
  const out = (): void => {
    store.ask({ kind: 'leave' });
    go(gathering ? `/play/people/${game.name}` : '/');
  };
  return (
    <header className="sh-room-head">
      <button
        type="button"
        className="sh-square"
        aria-label={say('room.leave')}
        onClick={() => (me === null ? go('/') : leave(true))}
      >
        <Glyph name="back" />
      </button>
      <div>
        <h1>{table.ranked ? say('table.ranked') : isHost ? say('room.yours') : roomTitle(standing)}</h1>
        <p>{say(table.visibility === 'private' ? 'room.private' : 'room.public', { game: name })}</p>
        <p className="sh-room-state" role="status">
          {say('room.state', { state })}
        </p>
      </div>
      <button type="button" className="sh-square" aria-label={say('social.title')} onClick={() => showSocial(true)}>
        <Glyph name="chat" />
        {unread && !social && <span className="sh-unread" />}
      </button>
      <LeaveDialog open={leaving} cost={gathering ? 'gathering' : 'lobby'} onLeave={out} onClose={() => leave(false)} />
      <SocialDialog id={id} store={store} open={social} onClose={() => showSocial(false)} />
    </header>
  );
};

/** Some games have names for their sides: then they are named, and coloured, the same for everybody. */
const teamWord = (game: WebGame, seat: Seat): string | null => {
  const id = `${game.name}.side.${sideOf(seat)}`;
  return isWord(id) ? sayNow(id) : null;
};

const sideWord = (seat: Seat, me: Seat | null, size: number): string => {
  if (size === 2) return '';
  if (me === null) return sayNow('room.side', { n: (seat % 2) + 1 });
  return sayNow(sideAt(seat, me) === 'us' ? 'room.us' : 'room.them');
};

const Seats = ({ store, standing, level }: Pick<RoomProps, 'store'> & { standing: Standing; level: Level }) => {
  const say = useSay();
  const speech = useSpeech(useStore(store.seen));
  const { table, game, me, person, isHost } = standing;
  const [picked, pick] = useState<Seat | null>(null);
  const size = table.chairs.length;
  const isOpen = table.phase === 'lobby';
  // Where the host gives out the chairs, nobody else moves.
  const mayTake = me === null || store.cast.game.seating?.(table.options) !== 'host';
  const open = (seat: Seat): void => {
    if (me === null && !table.chairs[seat]?.sitter) store.sit(seat);
    else pick(seat);
  };
  return (
    <div className="sh-round">
      <div className="sh-round-carpet" aria-hidden="true">
        <img src={game.theme.carpet} alt="" />
      </div>
      <ol aria-label={say('room.seats')}>
        {table.chairs.map((chair, seat) => (
          <RoomSeat
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={seat}
            seat={seat}
            chair={chair}
            face={faceOf(table, seat)}
            place={roomPlace(seat, me ?? 0, size, game.turn)}
            side={sideAt(seat, teamWord(game, seat) === null ? (me ?? 0) : 0)}
            sideWord={teamWord(game, seat) ?? sideWord(seat, me, size)}
            isMe={seat === me}
            bubble={speech.get(seat)}
            isHost={chair.sitter?.kind === 'person' && chair.sitter.person.id === table.host}
            onOpen={
              isOpen && person !== null && seat !== me && (isHost || (mayTake && !chair.sitter))
                ? () => open(seat)
                : undefined
            }
            onBot={isOpen && isHost ? () => store.ask({ kind: 'seatBot', seat, level }) : undefined}
          />
        ))}
      </ol>
      <SeatMenu
        table={table}
        seat={picked}
        me={me}
        isHost={isHost}
        level={level}
        onPick={request => (request.kind === 'sitHere' ? store.sit(request.seat) : store.ask(request))}
        onClose={() => pick(null)}
      />
    </div>
  );
};

const useStanding = (store: TableStore): Standing | null => {
  const { table, you, me } = useStore(store.seen);
  const game = table && gameOfTable(table.game);
  if (!table || !game || you === null) return null;
  const person = me?.id ?? null;
  return { table, game, me: you === 'rail' ? null : you, person, isHost: person !== null && table.host === person };
};

/** A refusal is told in words, once; what was refused at the table before is no longer anybody's concern. */
const useRefusals = (store: TableStore, game: string): void => {
  const refusal = useStore(store.seen, seen => seen.refusal);
  const aborted = useStore(store.seen, ({ log }) => log.findLast(({ told }) => told.kind === 'startAborted'));
  const before = useRef(refusal);
  useEffect(() => {
    if (refusal && refusal !== before.current) notify(sayReason(refusal.reason, game));
  }, [refusal, game]);
  useEffect(() => {
    if (aborted) notify(sayNow('room.aborted'));
  }, [aborted]);
};

/** The waiting room: everybody sees the same, only the host changes it. */
export const Room = ({ id, store, ...hearing }: RoomProps) => {
  const say = useSay();
  const standing = useStanding(store);
  const seen = useStore(store.seen);
  const [level, setLevel] = useState<Level>('steady');
  useRefusals(store, standing?.game.name ?? '');
  if (!standing) return <p role="status">{say('app.loading')}</p>;
  const { table, game, isHost } = standing;
  const rules: ChosenRules = { ...table.options };
  const change =
    isHost && table.phase === 'lobby'
      ? (next: ChosenRules) => store.ask({ kind: 'setOptions', options: { ...next } })
      : undefined;
  const isPublic = table.visibility === 'public';
  return (
    <main className="sh-room" data-theme={game.theme.name} data-game-state={roomState(seen)}>
      <title>{`${sayText(game.title)} · ${say('app.name')}`}</title>
      <Offline />
      <div className="sh-room-in">
        <RoomHead id={id} store={store} standing={standing} {...hearing} />
        <Seats store={store} standing={standing} level={level} />
        <div className="sh-room-set">
          {isHost && (
            <div className="sh-row">
              <span className="sh-row-text sh-row-glyph">
                <Glyph name="bot" size={22} />
                {say('level.title')}
              </span>
              <Choice
                legend={say('level.title')}
                quiet
                values={levelsOf(game).map(value => ({ value, label: say(`level.${value}`) }))}
                value={level}
                onChange={setLevel}
              />
            </div>
          )}
          <DrawSeats store={store} mayDraw={isHost && table.phase === 'lobby' && table.chairs.length > 2} />
          <SpeedPicker rules={rules} isPublic={isPublic} onChange={change} />
          <HouseRules game={store.cast.game} rules={rules} isPublic={isPublic} onChange={change} />
          {!table.ranked && <Invite id={id} code={seen.code} game={sayText(game.title)} />}
        </div>
      </div>
      <StartButton store={store} table={table} me={standing.me} isHost={isHost} level={level} />
    </main>
  );
};
