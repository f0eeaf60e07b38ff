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
import { type StageHooks, useStage } from '@/scene/use-stage.ts';
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

interface PartProps {
  readonly props: SceneProps;
  readonly layout: Layout;
}

const Seats = ({ props, layout }: PartProps) => (
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
        seat.shown !== undefined &&
        seat.shown.length > 0 && (
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

/** Over the table; beside a wide one it stands in the sidebar. */
const HudZone = ({ props, layout: { zones } }: PartProps) =>
  zones.arrangement === 'landscape' ? null : (
    <header
      className="mj-hud-zone"
      data-zone="hud"
      {...(zones.arrangement === 'portrait' && { style: boxed(zones.hud) })}
    >
      {props.hud}
    </header>
  );

/** The buttons over the hand. */
const DashZone = ({ props, layout: { zones, dashBottom } }: PartProps) => (
  <div
    className="mj-dash"
    data-zone="dash"
    style={zones.arrangement === 'portrait' ? boxed(zones.dash) : { bottom: dashBottom }}
    role="group"
    aria-label={props.texts.actions}
  >
    <div className="mj-actions" dir={props.dir}>
      {props.actions}
    </div>
  </div>
);

const LastTrickButton = ({ props, layout }: PartProps) =>
  props.onLastTrick ? (
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
  ) : null;

/** A tap on the bare table lowers what is lifted. */
const onFelt =
  ({ selected, onSelect }: SceneProps) =>
  ({ target }: PointerEvent): void => {
    if (selected && target instanceof Element && !target.closest('button, [data-zone="dash"], dialog')) onSelect(null);
  };

interface TableProps extends PartProps {
  readonly stage: StageHooks;
  readonly onTouch: (card: Card | null) => void;
}

/** What lies on the table, from the ground up. */
const OnTable = ({ props, layout, stage, onTouch }: TableProps) => (
  <>
    <Ground theme={props.theme} zones={layout.zones} />
    <div className="mj-arena" data-zone="arena" style={boxed(layout.zones.arena)}>
      {props.middle}
    </div>
    <Seats props={props} layout={layout} />
    <Pit props={props} layout={layout} stage={stage} />
    <HudZone props={props} layout={layout} />
    <DashZone props={props} layout={layout} />
    <Hand props={props} layout={layout} stage={stage} onTouch={onTouch} />
    <div className="mj-plane mj-loose-layer" ref={stage.loose} aria-hidden="true" />
    {props.foot && (
      <footer className="mj-foot" dir={props.dir}>
        {props.foot}
      </footer>
    )}
    <LastTrickButton props={props} layout={layout} />
    {props.paused && <div className="mj-sepia" />}
  </>
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
        onPointerDown={onFelt(props)}
        style={{ width: zones.table.w }}
      >
        <Covered over={props.overlay && <div dir={props.dir}>{props.overlay}</div>}>
          <OnTable props={props} layout={layout} stage={stage} onTouch={setTouched} />
        </Covered>
      </main>
      {zones.arrangement !== 'portrait' && (
        <SceneSidebar texts={props.texts} drawer={zones.arrangement === 'drawer'} hud={props.hud}>
          {props.sidebar}
        </SceneSidebar>
      )}
    </div>
  );
};
