import { type Card, type Seat, seatsFrom } from '@majlis/kernel';
import { CardChip } from '@/match/CardChip.tsx';
import { NamedMark } from '@/match/Mark.tsx';
import type { SideProps } from '@/match/side-props.ts';
import { stopOfFrame } from '@/match/stops.ts';
import { type JudgedTrick, takerOf, tricksOf } from '@/match/tricks.ts';
import type { MatchMoment } from '@/match/use-review.ts';
import { useSeen } from '@/store/use-seen.ts';
import { nameOf } from '@/table/who.ts';
import { figure, say } from '@/words/say.ts';

interface ChipProps {
  readonly n: number;
  readonly moment: MatchMoment | undefined;
  readonly card: Card | null;
  readonly isNow: boolean;
  readonly onGo: () => void;
}

/** One's own choice in a trick; where there is none, the trick by its number. */
const TrickChip = ({ n, moment, card, isNow, onGo }: ChipProps) => (
  <button type="button" data-n={n} aria-current={isNow ? 'step' : undefined} onClick={onGo}>
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

/** The tricks or turns of the round, with the choices of the chair one looks from. */
export const Tricks = ({ match: { replay, play }, steps, review, eyes }: SideProps) => {
  const round = replay.stops[steps.at]?.round ?? 1;
  const tricks = tricksOf(replay.stops, round, review.moments);
  const current = tricks.findIndex(({ stop }) => stop >= steps.at);
  return (
    <ol className="rp-tricks" aria-label={say('match.tricks')}>
      {tricks.map(({ stop, moments }, i) => {
        const moment = moments.find(({ seat }) => seat === eyes.seat);
        const deed = moment && play.deed(moment.action);
        return (
          <li key={stop}>
            <TrickChip
              n={i + 1}
              moment={moment}
              card={deed && 'card' in deed ? deed.card : null}
              isNow={i === current}
              onGo={() => steps.go(moment ? stopOfFrame(replay.stops, moment.at) : stop)}
            />
          </li>
        );
      })}
    </ol>
  );
};

interface RowProps {
  readonly trick: JudgedTrick;
  readonly n: number;
  readonly taker: Seat | null;
  readonly isNow: boolean;
  readonly props: SideProps;
}

const Row = ({ trick: { moments }, n, taker, isNow, props: { match, steps } }: RowProps) => (
  <tr aria-current={isNow ? 'step' : undefined}>
    <th scope="row">{figure(n)}</th>
    {seatsFrom(0, match.replay.seats).map(seat => {
      const moment = moments.find(one => one.seat === seat);
      const deed = moment && match.play.deed(moment.action);
      return (
        <td key={seat} data-led={moments[0]?.seat === seat || undefined} data-took={taker === seat || undefined}>
          {moment && deed && 'card' in deed && (
            <button type="button" onClick={() => steps.go(stopOfFrame(match.replay.stops, moment.at))}>
              <CardChip card={deed.card} />
              {moment.mark !== 'forced' && <NamedMark mark={moment.mark} size={15} />}
            </button>
          )}
        </td>
      );
    })}
  </tr>
);

const MOST_TRICKS = 13;

/** A whole round at a glance, where there is room: who led, who took it, and every choice with its mark. */
export const RoundTable = (props: SideProps) => {
  const { match, steps, review, table } = props;
  const seen = useSeen(table.played.store, one => one.table);
  const round = match.replay.stops[steps.at]?.round ?? 1;
  const tricks = tricksOf(match.replay.stops, round, review.moments).filter(({ moments }) => moments.length > 0);
  if (tricks.length === 0 || tricks.length > MOST_TRICKS) return null;
  const current = tricks.findIndex(({ stop }) => stop >= steps.at);
  return (
    <table className="rp-round">
      <caption>{say('match.round-n', { n: round })}</caption>
      <thead>
        <tr>
          <td />
          {seatsFrom(0, match.replay.seats).map(seat => (
            <th key={seat} scope="col">
              <bdi>{nameOf(seen, seat)}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tricks.map((trick, i) => (
          <Row
            key={trick.stop}
            trick={trick}
            n={i + 1}
            taker={takerOf(tricks, i)}
            isNow={i === current}
            props={props}
          />
        ))}
      </tbody>
    </table>
  );
};
