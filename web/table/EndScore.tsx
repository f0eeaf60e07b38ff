import { type Side, seatsFrom, sideOf } from '@majlis/kernel';
import { Face } from '@/avatar/Face.tsx';
import type { Seen } from '@/store/seen.ts';
import { faceOf } from '@/table/faces.ts';
import { figure } from '@/words/say.ts';
import '@/table/end.css';

/** A pair, what it is called here, and what it came to. */
interface Half {
  readonly side: Side;
  readonly tone: 'us' | 'them';
  readonly name: string;
  readonly score: number;
}

interface EndScoreProps {
  readonly seen: Seen;
  readonly halves: readonly [Half, Half];
}

/** Both sides of a finished match, with their faces. */
export const EndScore = ({ seen, halves }: EndScoreProps) => (
  <div className="te-score" data-part="final">
    {halves.map(({ side, tone, name, score }) => (
      <p key={side} data-side={tone}>
        <span className="te-faces">
          {seatsFrom(0, seen.table?.chairs.length ?? 0)
            .filter(seat => sideOf(seat) === side)
            .map(seat => (
              <Face key={seat} avatar={faceOf(seen.table, seat)} />
            ))}
        </span>
        <span>{name}</span>
        <b>{figure(score)}</b>
      </p>
    ))}
  </div>
);
