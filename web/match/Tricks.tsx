import { type Card, type Seat, seatsFrom } from '@majlis/kernel';
import { memo, useMemo } from 'react';
import { CardChip } from '@/match/CardChip.tsx';
import { NamedMark } from '@/match/Mark.tsx';
import type { OpenedMatch } from '@/match/open-match.ts';
import type { SideProps } from '@/match/side-props.ts';
import { stopOfFrame } from '@/match/stops.ts';
import { type JudgedTrick, takerOf, tricksOf } from '@/match/tricks.ts';
import type { MatchMoment } from '@/match/use-review.ts';
import type { Who } from '@/match/who.ts';
import { figure, useSay } from '@/words/say.ts';

interface ChipProps {
  readonly n: number;
  readonly moment: MatchMoment | undefined;
  readonly card: Card | null;
  readonly isNow: boolean;
  readonly to: number;
  readonly onGo: (stop: number) => void;
}

/** One's own choice in a trick; where there is none, the trick by its number. */
const TrickChip = memo(({ n, moment, card, isNow, to, onGo }: ChipProps) => {
  const say = useSay();
  return (
    <button type="button" data-n={n} aria-current={isNow ? 'step' : undefined} onClick={() => onGo(to)}>
      {moment && card ? (
        <>
          <NamedMark mark={moment.mark} size={18} />
          <CardChip card={card} />
        </>
      ) : (
        <>
          <span aria-hidden="true">{figure(n)}</span>
          <span className="sh-unseen">{say('match.trick-n', { n })}</span>
        </>
      )}
    </button>
  );
});

/** The tricks or turns of the round one stands in, and which of them it is. */
const useTricks = ({ match, steps, review }: Pick<SideProps, 'match' | 'steps' | 'review'>) => {
  const { stops } = match.replay;
  const round = stops[steps.at]?.round ?? 1;
  const tricks = useMemo(() => tricksOf(stops, round, review.moments), [stops, round, review.moments]);
  return { round, tricks, current: tricks.findIndex(({ stop }) => stop >= steps.at) };
};

interface ChipsProps {
  readonly match: OpenedMatch;
  readonly tricks: readonly JudgedTrick[];
  readonly current: number;
  readonly seat: Seat;
  readonly onGo: (stop: number) => void;
}

const Chips = memo(({ match: { play, replay }, tricks, current, seat, onGo }: ChipsProps) => {
  const say = useSay();
  return (
    <ol className="rp-tricks" aria-label={say('match.tricks')}>
      {tricks.map(({ stop, moments }, i) => {
        const moment = moments.find(one => one.seat === seat);
        const deed = moment && play.deed(moment.action);
        return (
          <li key={stop}>
            <TrickChip
              n={i + 1}
              moment={moment}
              card={deed && 'card' in deed ? deed.card : null}
              isNow={i === current}
              to={moment ? stopOfFrame(replay.stops, moment.at) : stop}
              onGo={onGo}
            />
          </li>
        );
      })}
    </ol>
  );
});

interface RowProps {
  readonly match: OpenedMatch;
  readonly trick: JudgedTrick;
  readonly n: number;
  readonly taker: Seat | null;
  readonly isNow: boolean;
  readonly onGo: (stop: number) => void;
}

const Row = memo(({ match: { replay, play }, trick: { moments }, n, taker, isNow, onGo }: RowProps) => (
  <tr aria-current={isNow ? 'step' : undefined}>
    <th scope="row">{figure(n)}</th>
    {seatsFrom(0, replay.seats).map(seat => {
      const moment = moments.find(one => one.seat === seat);
      const deed = moment && play.deed(moment.action);
      return (
        <td key={seat} data-led={moments[0]?.seat === seat || undefined} data-took={taker === seat || undefined}>
          {moment && deed && 'card' in deed && (
            <button type="button" onClick={() => onGo(stopOfFrame(replay.stops, moment.at))}>
              <CardChip card={deed.card} />
              {moment.mark !== 'forced' && <NamedMark mark={moment.mark} size={15} />}
            </button>
          )}
        </td>
      );
    })}
  </tr>
));

const MOST_TRICKS = 13;

interface GridProps {
  readonly match: OpenedMatch;
  readonly round: number;
  /** All of the round. */
  readonly tricks: readonly JudgedTrick[];
  readonly current: number;
  readonly who: readonly Who[];
  readonly onGo: (stop: number) => void;
}

const Grid = memo(({ match, round, tricks: all, current, who, onGo }: GridProps) => {
  const say = useSay();
  const tricks = all.filter(({ moments }) => moments.length > 0);
  if (tricks.length === 0 || tricks.length > MOST_TRICKS) return null;
  return (
    <table className="rp-round">
      <caption>{say('match.round-n', { n: round })}</caption>
      <thead>
        <tr>
          <td />
          {seatsFrom(0, match.replay.seats).map(seat => (
            <th key={seat} scope="col">
              <bdi>{who[seat]?.name}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tricks.map((trick, i) => (
          <Row
            key={trick.stop}
            match={match}
            trick={trick}
            n={i + 1}
            taker={takerOf(tricks, i)}
            isNow={trick === all[current]}
            onGo={onGo}
          />
        ))}
      </tbody>
    </table>
  );
});

/** The tricks or turns of the round, with the choices of the chair one looks from; where there is room the whole round at a glance: who led, who took it, and every choice with its mark. */
export const Tricks = (props: SideProps) => {
  const { round, tricks, current } = useTricks(props);
  const { match, eyes, who, steps } = props;
  return (
    <>
      <Chips match={match} tricks={tricks} current={current} seat={eyes.seat} onGo={steps.go} />
      <Grid match={match} round={round} tricks={tricks} current={current} who={who} onGo={steps.go} />
    </>
  );
};
