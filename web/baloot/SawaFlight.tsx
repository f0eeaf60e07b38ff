import { type Card, type Seat, sideOf } from '@majlis/kernel';
import { useLayoutEffect, useRef } from 'react';
import { THEME } from '@/baloot/theme.ts';
import type { BalootViewModel } from '@/baloot/view-model.ts';
import { Face } from '@/cards/Face.tsx';
import type { CardLook } from '@/cards/look.ts';

/** SAWA-04  One card after another. */
const STAGGER_MS = 100;
const FLIGHT_MS = 300;

interface Loose {
  readonly seat: Seat;
  readonly card: Card | null;
  readonly key: string;
}

/** What was still in the hands: by name where everybody knows it. */
const looseOf = ({ state }: BalootViewModel): readonly Loose[] =>
  state.hands.flatMap(({ shown, cards, hidden }, seat) => [
    ...shown.map(card => ({ seat, card, key: card })),
    ...Array.from({ length: cards.length - shown.length + hidden }, (_, i) => ({
      seat,
      card: null,
      key: `${seat}-${i}`,
    })),
  ]);

export const flightTime = (model: BalootViewModel, look: CardLook): number =>
  look.calm ? 0 : (looseOf(model).length * STAGGER_MS + FLIGHT_MS) * look.speed;

const centreOf = (seat: Seat): { readonly x: number; readonly y: number } => {
  const box = document.querySelector(`.mj-seat[data-number="${seat}"]`)?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 };
};

interface SawaFlightProps {
  readonly model: BalootViewModel;
  readonly look: CardLook;
  readonly claimant: Seat;
}

/** An accepted claim: all cards that are left fly to the claimant's side. */
export const SawaFlight = ({ model, look, claimant }: SawaFlightProps) => {
  const layer = useRef<HTMLDivElement>(null);
  const loose = looseOf(model);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one flight for one claim
  useLayoutEffect(() => {
    const origin = layer.current?.getBoundingClientRect();
    const goal = centreOf(claimant);
    [...(layer.current?.children ?? [])].forEach((node, i) => {
      const from = centreOf(Number((node as HTMLElement).dataset.from));
      const at = ({ x, y }: { x: number; y: number }) =>
        `translate(${x - (origin?.x ?? 0)}px, ${y - (origin?.y ?? 0)}px)`;
      const timing = { duration: FLIGHT_MS * look.speed, delay: i * STAGGER_MS * look.speed, fill: 'both' as const };
      node.animate(
        [
          { transform: at(from), opacity: 1 },
          { transform: at(goal), opacity: 0 },
        ],
        { ...timing, easing: 'cubic-bezier(.5,0,.9,.4)' },
      );
    });
  }, [claimant]);
  return (
    <div ref={layer} className="bl-flight" data-overlay="sawa-flight" data-side={sideOf(claimant)} aria-hidden="true">
      {loose.map(({ seat, card, key }) => (
        <span key={key} className="mj-card" data-from={seat}>
          {card ? <Face card={card} deck={look} /> : <img src={THEME.back} alt="" />}
        </span>
      ))}
    </div>
  );
};
