import { useContext } from 'react';
import { Face } from '@/cards/Face.tsx';
import { at } from '@/motion/space.ts';
import { Icon } from '@/scene/Icon.tsx';
import type { Layout } from '@/scene/layout.ts';
import type { SceneProps } from '@/scene/props.ts';
import type { StageHooks } from '@/scene/use-stage.ts';
import { CardVerdicts } from '@/scene/verdicts.ts';

interface PitProps {
  readonly props: SceneProps;
  readonly layout: Layout;
  readonly stage: StageHooks;
}

/** The cards in the middle: the deck while it is dealt from, the public card, and the trick in the order in which it was thrown. */
export const Pit = ({ props, layout, stage }: PitProps) => {
  const back = props.theme.back;
  const verdicts = useContext(CardVerdicts);
  return (
    <div className="mj-plane mj-pit">
      {props.deck && (
        <div className="mj-deck" data-deck="" role="img" aria-label={props.texts.deck} style={at(layout.deck)}>
          <img src={back} alt="" draggable={false} />
        </div>
      )}
      {props.floor && (
        <div
          ref={stage.register(props.floor.card)}
          className="mj-card mj-floor"
          data-card={props.floor.card}
          data-floor=""
          data-public=""
          role="img"
          aria-label={props.floor.label}
          style={at(layout.floor)}
        >
          <Face card={props.floor.card} deck={props.look} back={back} size="large" />
          <span className="mj-glow" />
        </div>
      )}
      {props.pit.map(({ card, seat, label, winner, pending }, i) => {
        const spot = layout.pit.get(card);
        return spot ? (
          <div
            key={card}
            ref={stage.register(card)}
            className="mj-card"
            data-card={card}
            data-played=""
            data-seat={layout.place(seat)}
            data-winner={winner || undefined}
            data-pending={pending || undefined}
            data-verdict={verdicts.get(card)}
            role="img"
            aria-label={label}
            style={{ ...at(spot), zIndex: i + 1 }}
          >
            <Face card={card} deck={props.look} back={back} size="large" />
            {winner && (
              <span className="mj-crown" role="img" aria-label={props.texts.winner}>
                <Icon name="crown" size={22} />
              </span>
            )}
          </div>
        ) : null;
      })}
    </div>
  );
};
