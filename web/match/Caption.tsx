import { i18n } from '@lingui/core';
import type { SideProps } from '@/match/side-props.ts';
import { Name } from '@/names/Name.tsx';
import { Sign } from '@/table/Sign.tsx';
import { figure, say } from '@/words/say.ts';

const SECOND = 1_000;

const clockOf = (ms: number): string => {
  const seconds = Math.floor(ms / SECOND);
  return `${figure(Math.floor(seconds / 60))}:${i18n.number(seconds % 60, { minimumIntegerDigits: 2 })}`;
};

/** What has just happened, when it was, how long it took, and what was said before it. */
export const Caption = ({ match, steps, seen, who }: Pick<SideProps, 'match' | 'steps' | 'seen' | 'who'>) => {
  const { play, replay } = match;
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
          <Name>{who[one.seat]?.name ?? ''}</Name> <bdi>{one.sign ? <Sign sign={one.sign} /> : one.text}</bdi>
        </p>
      ))}
      <p className="rp-told" role="status" data-told="">
        {text ?? say('match.dealing')}
      </p>
      <small className="rp-when">
        {say('match.round-n', { n: stop?.round ?? 1 })}
        {frame && frame.ms !== null && (
          <>
            {say('table.separator')}
            <bdi dir="ltr">{clockOf(frame.ms)}</bdi>
          </>
        )}
        {took !== null &&
          took >= SECOND &&
          say('table.separator') + say('match.took', { n: Math.round(took / SECOND) })}
      </small>
    </div>
  );
};
