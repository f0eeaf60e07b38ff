import { i18n } from '@lingui/core';
import { type Seat, sideOf } from '@majlis/kernel';
import { useState } from 'react';
import { Face } from '@/avatar/Face.tsx';
import { CardChip } from '@/match/CardChip.tsx';
import type { OpenedMatch } from '@/match/open-match.ts';
import { RoundList } from '@/match/RoundList.tsx';
import type { ReplayTable } from '@/match/replay-table.ts';
import type { Eyes } from '@/match/sight.ts';
import { tricksIn } from '@/match/stops.ts';
import type { Stepping } from '@/match/use-steps.ts';
import { Name } from '@/names/Name.tsx';
import { useSeen } from '@/store/use-seen.ts';
import { faceOf } from '@/table/faces.ts';
import { nameOf } from '@/table/who.ts';
import { figure, named, say, useSay } from '@/words/say.ts';

interface SideProps {
  readonly match: OpenedMatch;
  readonly eyes: Eyes;
  readonly steps: Stepping;
  readonly table: ReplayTable;
  readonly onEyes: (eyes: Eyes) => void;
}

const SECOND = 1_000;

const clockOf = (ms: number): string => {
  const seconds = Math.floor(ms / SECOND);
  return `${figure(Math.floor(seconds / 60))}:${i18n.number(seconds % 60, { minimumIntegerDigits: 2 })}`;
};

/** What has just happened, when it was, how long it took, and what was said before it. */
const Caption = ({ match, steps, table }: SideProps) => {
  const { play, replay } = match;
  const seen = useSeen(table.played.store, one => one);
  const stop = replay.stops[steps.at];
  const before = replay.stops[steps.at - 1];
  const frame = stop && replay.frames[stop.at];
  const entry = seen.log.findLast(({ n }) => n === (stop?.at ?? 0) + 1);
  const text = entry && play.narrate(entry, seen);
  const since = before ? (replay.frames[before.at]?.ms ?? null) : null;
  const took = frame && frame.ms !== null && since !== null ? frame.ms - since : null;
  const talk = replay.talk.filter(one => one.before > (before?.at ?? -1) && one.before <= (stop?.at ?? 0));
  return (
    <div className="rp-caption">
      {talk.map(one => (
        <p key={`${one.ms}.${one.seat}`} className="rp-said" data-said-by={one.seat}>
          <Name>{nameOf(seen.table, one.seat)}</Name> <bdi>{one.text || one.sign}</bdi>
        </p>
      ))}
      <p className="rp-told" role="status" data-told="">
        {text ?? say('match.dealing')}
      </p>
      <small className="rp-when">
        {say('match.round-n', { n: stop?.round ?? 1 })}
        {frame && frame.ms !== null && (
          <>
            {' '}
            · <bdi dir="ltr">{clockOf(frame.ms)}</bdi>
          </>
        )}
        {took !== null && took >= SECOND && <> · {say('match.took', { n: Math.round(took / SECOND) })}</>}
      </small>
    </div>
  );
};

/** The tricks or turns of the round, to go to. */
const Tricks = ({ match: { replay }, steps }: SideProps) => {
  const round = replay.stops[steps.at]?.round ?? 1;
  const tricks = tricksIn(replay.stops, round);
  const current = tricks.findIndex(at => at >= steps.at);
  return (
    <ol className="rp-tricks" aria-label={say('match.tricks')}>
      {tricks.map((at, i) => (
        <li key={at}>
          <button
            type="button"
            aria-label={say('match.trick-n', { n: i + 1 })}
            aria-current={i === current ? 'step' : undefined}
            onClick={() => steps.go(at)}
          >
            {figure(i + 1)}
          </button>
        </li>
      ))}
    </ol>
  );
};

/** Everybody at the table with what they hold, as far as the chosen eyes see; a press takes that chair. */
const Players = ({ match, eyes, steps, table, onEyes }: SideProps) => {
  const { play, replay } = match;
  const seen = useSeen(table.played.store, one => one);
  const at = replay.stops[steps.at]?.at ?? 0;
  const held = play.hands(replay.frames[at]?.state).map((hand, seat) => ({ hand, seat }));
  const shown = (seat: Seat): boolean => eyes.open || seat === eyes.seat;
  return (
    <ul className="rp-players">
      {held.map(({ hand, seat }) => {
        const name = nameOf(seen.table, seat);
        return (
          <li key={seat} data-side={sideOf(seat) === sideOf(eyes.seat) ? 'us' : 'them'}>
            <button
              type="button"
              className="rp-seat"
              aria-pressed={seat === eyes.seat}
              aria-label={say('match.look-from', { name: named(name) })}
              onClick={() => onEyes({ ...eyes, seat })}
            >
              <Face avatar={faceOf(seen.table, seat)} />
              <Name>{name}</Name>
            </button>
            <span className="rp-hand" dir="ltr">
              {shown(seat)
                ? hand.map(card => <CardChip key={card} card={card} />)
                : say('match.cards', { n: hand.length })}
            </span>
          </li>
        );
      })}
    </ul>
  );
};

const TABS = ['rounds', 'players'] as const;

/** Beside the table: what happened now, the rounds, the players. */
export const MatchSide = (props: SideProps) => {
  useSay();
  const [tab, setTab] = useState<(typeof TABS)[number]>('players');
  return (
    <aside className="rp-side" aria-label={say('match.beside')}>
      <Caption {...props} />
      <Tricks {...props} />
      <div className="rp-tabs" role="tablist" aria-label={say('match.beside')}>
        {TABS.map(one => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`rp-tab-${one}`}
            aria-controls="rp-tabpanel"
            aria-selected={tab === one}
            onClick={() => setTab(one)}
          >
            {say(`match.tab.${one}`)}
          </button>
        ))}
      </div>
      <div className="rp-tabpanel" role="tabpanel" id="rp-tabpanel" aria-labelledby={`rp-tab-${tab}`}>
        {tab === 'rounds' ? <RoundList {...props} /> : <Players {...props} />}
      </div>
    </aside>
  );
};
