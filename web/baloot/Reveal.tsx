import { pointsOf } from '@majlis/baloot/for-web';
import { sideOf } from '@majlis/kernel';
import { useLayoutEffect, useRef } from 'react';
import { projectWord } from '@/baloot/phrases.ts';
import { type BalootViewModel, isOurs } from '@/baloot/view-model.ts';
import type { CardLook } from '@/cards/look.ts';
import { Name } from '@/names/Name.tsx';
import { CardRow } from '@/table/CardRow.tsx';
import { nameOf } from '@/table/who.ts';
import { figure, say } from '@/words/say.ts';

interface RevealProps {
  readonly model: BalootViewModel;
  readonly look: CardLook;
}

const WAIT_MS = 1_500;
const FLIGHT_MS = 700;

/** The points fly to the score of the side that won them. */
const useFlight = (side: 'us' | 'them', look: CardLook) => {
  const points = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const node = points.current;
    const goal = document.querySelector(`[data-part="score"] [data-side="${side}"]`);
    if (!node || !goal || look.calm) return;
    const [from, to] = [node.getBoundingClientRect(), goal.getBoundingClientRect()];
    const [dx, dy] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
    const flight = node.animate(
      [{ transform: 'none' }, { transform: `translate(${dx}px, ${dy}px) scale(.5)`, opacity: 0 }],
      { duration: FLIGHT_MS, delay: WAIT_MS, easing: 'cubic-bezier(.5,0,.7,.4)', fill: 'forwards' },
    );
    return () => flight.cancel();
  }, [side, look.calm]);
  return points;
};

/** PROJ-06  The cards of the winning side's projects, before the second trick is led. */
export const Reveal = ({ model, look }: RevealProps) => {
  const { state, seen } = model;
  const won = state.declared.filter(({ seat }) => sideOf(seat) === state.awarded);
  const side = won[0] && isOurs(model, won[0].seat) ? 'us' : 'them';
  const points = useFlight(side, look);
  const total = pointsOf(
    won.flatMap(({ types }) => types),
    state.contract?.mode ?? 'sun',
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where many projects scroll they must be reachable by keyboard
    <section className="bl-reveal" data-overlay="reveal" aria-label={say('baloot.projects')} tabIndex={0}>
      {won.map(({ seat, projects }) => (
        <div key={seat} className="bl-reveal-row">
          <h2>
            <Name>{nameOf(seen.table, seat)}</Name>
          </h2>
          {(projects ?? []).map(project => (
            <div key={project.cards.join()} className="bl-reveal-project">
              <b>{projectWord(project.type)}</b>
              <CardRow cards={project.cards} look={look} part="project" />
            </div>
          ))}
        </div>
      ))}
      <b ref={points} className="bl-plus" data-part="plus" data-side={side} dir="ltr">
        +{figure(total)}
      </b>
    </section>
  );
};
