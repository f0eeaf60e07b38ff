import { type Side, sideOf } from '@majlis/kernel';
import { standingOf, TRICKS } from '@majlis/turup/for-web';
import { Icon } from '@/scene/Icon.tsx';
import { type Progress, progressOf, sideWord, toneOf } from '@/turup/phrases.ts';
import type { TurupViewModel } from '@/turup/view-model.ts';
import { figure, say } from '@/words/say.ts';

const CELLS = Array.from({ length: TRICKS }, (_, i) => i);

const ownerOf = (cell: number, [royals, rebels]: readonly [number, number]): Side | null => {
  if (cell < royals) return 0;
  return cell >= TRICKS - rebels ? 1 : null;
};

/** The flag stands where the bid is made or broken. */
const Flag = ({ side, bid }: { readonly side: Side; readonly bid: number }) => (
  <span
    className="tu-flag"
    data-side={toneOf(side)}
    style={{ insetInlineStart: `${((side === 0 ? bid : TRICKS - bid) / TRICKS) * 100}%` }}
  >
    <Icon name={side === 0 ? 'crown' : 'flag'} size={12} /> {figure(bid)}
  </span>
);

/** A phone held upright has no room for hopes beside the partner's cards: there they are only read out. */
const SideProgress = ({ side, due, hope }: { readonly side: Side } & Progress) => {
  const separator = say('table.separator');
  return (
    <span className="tu-progress" data-progress={toneOf(side)}>
      <span className="sr-only">{sideWord(side)}: </span>
      {due.join(separator)}
      {hope.length > 0 && <span className="tu-hope">{['', ...hope].join(separator)}</span>}
    </span>
  );
};

/** TUR-07  Thirteen tricks between two sides: each fills it from where its own score stands, the Rebels hatched. */
export const Tug = ({ model: { state }, dir }: { readonly model: TurupViewModel; readonly dir: 'ltr' | 'rtl' }) => {
  const { tricks } = standingOf(state);
  const { contract } = state;
  const progress = progressOf(state);
  return (
    <div className="tu-tug" dir={dir} data-part="tug">
      <span
        className="tu-cells"
        role="img"
        aria-label={say('turup.tug', { royals: tricks[0], rebels: tricks[1], all: TRICKS })}
      >
        {CELLS.map(cell => {
          const owner = ownerOf(cell, tricks);
          return <i key={cell} data-side={owner === null ? undefined : toneOf(owner)} />;
        })}
        {contract && <Flag side={sideOf(contract.declarer)} bid={contract.bid} />}
      </span>
      {([0, 1] as const)
        .filter(side => progress[side].due.length > 0)
        .map(side => (
          <SideProgress key={side} side={side} {...progress[side]} />
        ))}
    </div>
  );
};
