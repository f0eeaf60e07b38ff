import { SUITS, type Suit } from '@majlis/kernel';
import type { Vote } from '@majlis/turup/for-web';
import { useEffect, useRef } from 'react';
import { SuitPip } from '@/cards/SuitPip.tsx';
import { run } from '@/motion/run.ts';
import { Name } from '@/names/Name.tsx';
import { useLook } from '@/table/use-look.ts';
import { nameOf } from '@/table/who.ts';
import { ballotWord } from '@/turup/phrases.ts';
import type { TurupViewModel } from '@/turup/view-model.ts';
import { suitName } from '@/words/card.ts';
import { figure, named, say } from '@/words/say.ts';

interface TallyProps {
  readonly model: TurupViewModel;
  readonly vote: Vote | undefined;
}

/** TUR-08 */
const DRAW_MS = 900;
const STEP = 46;
const ROUNDS = 2;

/** Round and round over the tied suits, slower and slower, to rest on the one that was drawn. */
const hops = (count: number, at: number): Keyframe[] => {
  const last = count * ROUNDS + at;
  return Array.from({ length: last + 1 }, (_, i) => ({
    translate: `${(i % count) * STEP}px 0`,
    offset: (i / last) ** 2,
    easing: 'steps(1, end)',
  }));
};

interface DrawProps {
  readonly draw: TurupViewModel['draw'];
  readonly tied: readonly Suit[];
  readonly drawn: Suit | null;
}

/** The lot among the tied suits, in sight of all: it is named when it rests. */
const Draw = ({ draw, tied, drawn }: DrawProps) => {
  const look = useLook();
  const marker = useRef<HTMLElement>(null);
  const rest = draw?.suit ?? drawn;
  const at = rest ? tied.indexOf(rest) : 0;
  const [count, end] = [tied.length, draw?.end];
  useEffect(() => {
    if (!marker.current || !end) return;
    const movement = run(marker.current, hops(count, at), { duration: DRAW_MS }, look);
    movement.id = 'draw';
    movement.onfinish = end;
    return () => movement.cancel();
  }, [end, count, at, look]);
  return (
    <span className="tu-draw" data-drawn={drawn ?? ''} dir="ltr">
      <i
        ref={marker}
        className="tu-marker"
        data-rest={drawn ? '' : undefined}
        style={{ translate: `${at * STEP}px 0` }}
      />
      {tied.map(suit => (
        <span key={suit} data-suit={suit} role="img" aria-label={suitName(suit)}>
          <SuitPip suit={suit} size={22} />
        </span>
      ))}
    </span>
  );
};

const howWord = ({ result }: Vote, trump: Suit | null): string => {
  switch (result?.by) {
    case 'majority':
      return say('turup.by-majority');
    case 'caller':
      return say('turup.by-caller');
    case 'revote':
      return say('turup.by-revote');
    default:
      return trump ? say('turup.by-lot', { suit: suitName(trump) }) : say('turup.drawing');
  }
};

/** TUR-02  All ballots, opened together, and how they settled it. */
export const Tally = ({ model, vote }: TallyProps) => {
  const { state, seen } = model;
  if (!vote?.result) return null;
  const count = (suit: Suit): number => vote.ballots.filter(ballot => ballot === suit).length;
  const byLot = vote.result.by === 'random';
  return (
    <div className="tu-tally" data-part="tally" data-by={vote.result.by}>
      <ul>
        {vote.ballots.map((ballot, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat} data-ballot={ballot ?? ''}>
            <Name>{nameOf(seen.table, seat)}</Name>
            {ballot && ballot !== 'cast' && ballot !== 'none' && (
              <span className="tu-chip" data-suit={ballot}>
                <SuitPip suit={ballot} size={15} />
              </span>
            )}
            <span className="sr-only">{ballot && ballotWord(ballot)}</span>
            {ballot === 'none' && '–'}
          </li>
        ))}
      </ul>
      <p>
        <span className="sr-only">
          {SUITS.filter(suit => count(suit) > 0)
            .map(suit => `${named(suitName(suit))} ${figure(count(suit))}`)
            .join(say('table.separator'))}{' '}
        </span>
        {byLot && <Draw draw={model.draw} tied={vote.result.tied} drawn={state.trump} />}
        {howWord(vote, state.trump)}
      </p>
    </div>
  );
};
