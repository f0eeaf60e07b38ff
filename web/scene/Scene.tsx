import type { Card } from '@majlis/kernel';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { bake } from '@/cards/bake.ts';
import { boxed } from '@/motion/space.ts';
import { Covered } from '@/scene/Covered.tsx';
import { Ground } from '@/scene/Ground.tsx';
import { Hand } from '@/scene/Hand.tsx';
import { type Layout, layoutOf } from '@/scene/layout.ts';
import { OpenHand } from '@/scene/OpenHand.tsx';
import { Pit } from '@/scene/Pit.tsx';
import type { SceneProps } from '@/scene/props.ts';
import { SceneSidebar } from '@/scene/SceneSidebar.tsx';
import { SeatView } from '@/scene/SeatView.tsx';
import { useSize } from '@/scene/use-size.ts';
import { useStage } from '@/scene/use-stage.ts';
import '@/scene/scene.css';

/** A digit picks the card of that number, wherever the focus is, unless someone is writing. */
const useDigits = (props: SceneProps): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const [, digit] = /^(?:Digit|Numpad)?([1-9])$/.exec(/^[1-9]$/.test(event.key) ? event.key : event.code) ?? [];
      const held = digit ? props.hand[Number(digit) - 1] : undefined;
      const writing =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable], dialog');
      if (!held || writing || event.ctrlKey || event.metaKey || event.altKey) return;
      document.querySelector<HTMLElement>(`.hand [data-card="${CSS.escape(held.card)}"]`)?.focus();
      if (!props.locked && held.legal) props.onSelect(held.card);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [props]);
};

const Seats = ({ props, layout }: { readonly props: SceneProps; readonly layout: Layout }) => (
  <div className="mj-seats" role="group" aria-label={props.texts.seats}>
    {props.seats.map(seat => {
      const place = layout.place(seat.seat);
      return (
        <SeatView
          key={seat.seat}
          seat={seat}
          place={place}
          stand={layout.stands[place]}
          back={props.theme.back}
          dealer={props.texts.dealer}
          now={props.now}
          onCue={seat.seat === props.me ? props.onCue : undefined}
          onOpen={props.onSeat}
        />
      );
    })}
    {props.seats.map(
      seat =>
        seat.shown && (
          <OpenHand
            key={seat.seat}
            cards={seat.shown}
            upright={seat.upright ?? false}
            place={layout.place(seat.seat)}
            layout={layout}
            look={props.look}
          />
        ),
    )}
  </div>
);

/** The table of every game. See README.md. */
export const Scene = (props: SceneProps) => {
  const root = useRef<HTMLDivElement>(null);
  const { w, h } = useSize(root);
  const [touched, setTouched] = useState<Card | null>(null);
  const layout = layoutOf(props, w, h, touched);
  const stage = useStage(props, layout);
  useDigits(props);
  const { index, colours, golden = false } = props.look;
  useEffect(() => void bake({ index, colours, golden }, 'large'), [index, colours, golden]);
  const { zones } = layout;
  const portrait = zones.arrangement === 'portrait';
  const felt = (event: PointerEvent) => {
    if (
      props.selected &&
      event.target instanceof Element &&
      !event.target.closest('button, [data-zone="dash"], dialog')
    )
      props.onSelect(null);
  };
  return (
    <div
      ref={root}
      className="mj-scene"
      dir={props.dir}
      data-theme={props.theme.name}
      data-arrangement={zones.arrangement}
      data-calm={props.look.calm || undefined}
      data-paused={props.paused || undefined}
      data-golden={golden || undefined}
      data-sidebar={props.look.sidebar}
      data-handed={props.look.hand}
    >
      <main
        className="mj-table"
        data-zone="table"
        dir="ltr"
        aria-label={props.texts.table}
        onPointerDown={felt}
        style={{ width: zones.table.w }}
      >
        <Covered over={props.overlay && <div dir={props.dir}>{props.overlay}</div>}>
          <Ground theme={props.theme} zones={zones} />
          <div className="mj-arena" data-zone="arena" style={boxed(zones.arena)}>
            {props.middle}
          </div>
          <Seats props={props} layout={layout} />
          <Pit props={props} layout={layout} stage={stage} />
          {zones.arrangement !== 'landscape' && (
            <header className="mj-hud-zone" data-zone="hud" {...(portrait && { style: boxed(zones.hud) })}>
              {props.hud}
            </header>
          )}
          <div
            className="mj-dash"
            data-zone="dash"
            style={portrait ? boxed(zones.dash) : { bottom: layout.dashBottom }}
            role="group"
            aria-label={props.texts.actions}
          >
            <div className="mj-actions" dir={props.dir}>
              {props.actions}
            </div>
          </div>
          <Hand props={props} layout={layout} stage={stage} onTouch={setTouched} />
          <div className="mj-plane mj-loose-layer" ref={stage.loose} aria-hidden="true" />
          {props.foot && (
            <footer className="mj-foot" dir={props.dir}>
              {props.foot}
            </footer>
          )}
          {props.onLastTrick && (
            <button
              type="button"
              className="mj-last"
              data-action="last-trick"
              aria-label={props.texts.lastTrick}
              style={layout.lastTrick}
              onClick={props.onLastTrick}
            >
              <img src={props.theme.back} alt="" draggable={false} />
            </button>
          )}
          {props.paused && <div className="mj-sepia" />}
        </Covered>
      </main>
      {!portrait && (
        <SceneSidebar texts={props.texts} drawer={zones.arrangement === 'drawer'} hud={props.hud}>
          {props.sidebar}
        </SceneSidebar>
      )}
    </div>
  );
};
