import { useLayoutEffect, useRef } from 'react';
import { Face } from '@/cards/Face.tsx';
import type { CardLook } from '@/cards/look.ts';
import { Name } from '@/names/Name.tsx';
import { Icon } from '@/scene/Icon.tsx';
import { THEME } from '@/trunfo/theme.ts';
import type { TrunfoViewModel } from '@/trunfo/view-model.ts';
import { cardName } from '@/words/card.ts';
import { named, useSay } from '@/words/say.ts';

interface PlacesProps {
  readonly match: TrunfoViewModel;
  readonly look: CardLook;
  /** The own card, as soon as it was asked for. */
  readonly locked: boolean;
}

const TURN_MS = 320;

/** Both cards turn in the same frame: neither player sees the other's first. */
const useReveal = (round: number, calm: boolean) => {
  const [one, two] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const seen = useRef(round);
  useLayoutEffect(() => {
    if (seen.current === round) return;
    seen.current = round;
    const frames = calm ? [{ opacity: 0 }, { opacity: 1 }] : [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }];
    const turns = [one, two].flatMap(
      ({ current }) => current?.animate(frames, { duration: calm ? 100 : TURN_MS }) ?? [],
    );
    const now = document.timeline.currentTime;
    for (const turn of turns) turn.startTime = now;
  }, [round, calm, one, two]);
  return { one, two };
};

/** The two places on the carpet: what was chosen, what is locked, what was turned up. */
export const Places = ({ match, look, locked }: PlacesProps) => {
  const say = useSay();
  const { theirs, result, names } = match;
  const { one, two } = useReveal(result?.n ?? 0, look.calm);
  const back = THEME.back;
  if (result)
    return (
      <div className="tf-places" data-result={result.fate} dir="ltr">
        {([result.own, result.other] as const).map((card, i) => {
          const won = result.fate === (i === 0 ? 'won' : 'lost');
          return (
            <div key={i === 0 ? 'own' : 'other'} className="tf-place">
              {won && (
                <span className="tf-crown" data-crown="" role="img" aria-label={say('trunfo.crown')}>
                  <Icon name="crown" size={34} />
                </span>
              )}
              <div
                ref={i === 0 ? one : two}
                className="mj-card tf-up"
                data-state="revealed"
                data-card={card}
                data-won={won || undefined}
                data-lost={(!won && result.fate !== 'drawn') || undefined}
                role="img"
                aria-label={cardName(card)}
              >
                <Face card={card} deck={look} />
              </div>
              <Name className="tf-tag">{names[i] ?? ''}</Name>
            </div>
          );
        })}
      </div>
    );
  return (
    <div className="tf-places" dir="ltr">
      <div className="tf-place" data-place="own">
        {locked ? (
          <div className="mj-card tf-up" role="img" aria-label={say('trunfo.locked-own')}>
            <img className="mj-face" src={back} alt="" />
          </div>
        ) : (
          <div className="tf-empty">{say('trunfo.your-card')}</div>
        )}
        {locked && <Locked />}
      </div>
      <div className="tf-place" data-place="other">
        {theirs.locked ? (
          <div className="mj-card tf-up" role="img" aria-label={say('trunfo.locked-other', { name: named(names[1]) })}>
            <img className="mj-face" src={back} alt="" />
          </div>
        ) : (
          <div className="tf-empty">{say('trunfo.their-card')}</div>
        )}
        {theirs.locked && <Locked />}
      </div>
    </div>
  );
};

const Locked = () => {
  const say = useSay();
  return (
    <span className="tf-tag tf-locked" data-locked="">
      <Icon name="lock" size={14} /> {say('trunfo.locked')}
    </span>
  );
};
