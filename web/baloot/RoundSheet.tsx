import type { ScoreSheet } from '@majlis/baloot/for-web';
import { otherSide, type Side, sideOf } from '@majlis/kernel';
import { modeWord, multiplierWord } from '@/baloot/phrases.ts';
import { headlineOf, outcomeWord, type Row, rowsOf } from '@/baloot/sheet-rows.ts';
import { Verdict } from '@/baloot/Verdict.tsx';
import type { BalootViewModel } from '@/baloot/view-model.ts';
import type { CardLook } from '@/cards/look.ts';
import { SuitPip } from '@/cards/SuitPip.tsx';
import { Name } from '@/names/Name.tsx';
import type { TableChrome } from '@/store/chrome.ts';
import type { TableStore } from '@/store/table-store.ts';
import { Call } from '@/table/Call.tsx';
import { CardRow } from '@/table/CardRow.tsx';
import { Countdown } from '@/table/Countdown.tsx';
import { Race } from '@/table/Race.tsx';
import { MenuButton, SocialButton } from '@/table/Reach.tsx';
import { TableSheet } from '@/table/TableSheet.tsx';
import { useCountUp } from '@/table/use-count-up.ts';
import { nameOf } from '@/table/who.ts';
import { figure, gain, say } from '@/words/say.ts';

interface SheetProps {
  readonly model: BalootViewModel;
  readonly sheet: ScoreSheet;
  readonly look: CardLook;
}

const Chips = ({ model: { state, seen }, sheet }: SheetProps) => {
  const { contract } = state;
  if (!contract) return null;
  const times = multiplierWord(state);
  return (
    <p className="tb-chips">
      <span className="mj-pill">
        {modeWord(contract)}
        {contract.trump && <SuitPip suit={contract.trump} size={16} />}
      </span>
      {times && <span className="tb-chip bl-chip-sun">{times}</span>}
      <span className="tb-chip">
        {say('baloot.buyer')}: <Name>{nameOf(seen.table, contract.buyer)}</Name>
      </span>
      <span className="tb-chip" data-outcome={sheet.outcome}>
        {outcomeWord(sheet)}
      </span>
    </p>
  );
};

const Big = ({
  who,
  points,
  share,
}: {
  readonly who: 'us' | 'them';
  readonly points: number;
  readonly share: number;
}) => (
  <div className="bl-big" data-side={who} data-points={points}>
    <span>{say(`baloot.${who}`)}</span>
    <b dir="ltr">{gain(Math.round(points * share))}</b>
  </div>
);

const SheetRow = ({ row, look }: { readonly row: Row; readonly look: CardLook }) => (
  <tr data-row={row.kind} data-strong={row.strong || undefined}>
    <td data-side="us">{figure(row.numbers[0])}</td>
    <th scope="row">
      {row.label}
      {(row.reason || row.cards.length > 0) && (
        <small>
          {row.reason} {row.cards.length > 0 && <CardRow cards={row.cards} look={look} part="sheet-project" />}
        </small>
      )}
    </th>
    <td data-side="them">{figure(row.numbers[1])}</td>
  </tr>
);

const Lines = ({ model, sheet, look, ours }: SheetProps & { readonly ours: Side }) => {
  const rows = rowsOf(model.state, sheet, ours);
  return (
    <table className="bl-lines">
      <caption className="sr-only">{say('baloot.sheet.title')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{say('baloot.us')}</th>
          <td />
          <th scope="col">{say('baloot.them')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <SheetRow key={row.kind} row={row} look={look} />
        ))}
        <tr data-row="points" data-total="">
          <td data-side="us">{figure(sheet.points[ours])}</td>
          <th scope="row">{say('baloot.sheet.result')}</th>
          <td data-side="them">{figure(sheet.points[otherSide(ours)])}</td>
        </tr>
      </tbody>
    </table>
  );
};

/** The race to 152, and how far we are from it. */
const RaceOn = ({ model: { state, me }, sheet }: Pick<SheetProps, 'model' | 'sheet'>) => {
  const { scores, options } = state;
  if (options.match === 'round') return null;
  const [ours, theirs] = [sideOf(me), otherSide(sideOf(me))];
  const left = Math.max(0, options.target - scores[ours]);
  const lane = (who: 'us' | 'them', side: Side) => ({
    who,
    label: say(`baloot.${who}`),
    score: scores[side],
    fresh: sheet.points[side],
  });
  return (
    <Race
      target={options.target}
      title={
        <>
          <b>{say('baloot.race', { target: options.target })}</b>
          {left > 0 && <span>{say('baloot.race-left', { n: left })}</span>}
        </>
      }
      lanes={[lane('us', ours), lane('them', theirs)]}
    />
  );
};

/** SCO-01…03  What the round brought, line by line with its reason. */
export const SheetBody = ({ model, sheet, look }: SheetProps) => {
  const { state, me } = model;
  const ours = sideOf(me);
  const [share, skip] = useCountUp(look.calm);
  const ruling = state.rulings.findLast(({ loser }) => loser !== null);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: skipping the count-up is a courtesy; it ends by itself in 800 ms
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div className="tb-sheet-body" data-counting={share < 1 || undefined} onClick={skip}>
      <p className="tb-sheet-n">{say('baloot.round-n', { n: state.rounds.length })}</p>
      <h2>{headlineOf(sheet, ours)}</h2>
      <Chips model={model} sheet={sheet} look={look} />
      {ruling && <Verdict model={model} ruling={ruling} look={look} />}
      <div className="bl-bigs">
        <Big who="us" points={sheet.points[ours]} share={share} />
        <Big who="them" points={sheet.points[otherSide(ours)]} share={share} />
      </div>
      <Lines model={model} sheet={sheet} look={look} ours={ours} />
      <RaceOn model={model} sheet={sheet} />
    </div>
  );
};

interface RoundSheetProps extends SheetProps {
  readonly store: TableStore;
  readonly chrome: TableChrome;
  readonly onClose: () => void;
}

/** The sheet between two rounds. The next one starts by itself. */
export const RoundSheet = ({ model, sheet, look, store, chrome, onClose }: RoundSheetProps) => (
  <TableSheet name="sheet" label={say('baloot.sheet.title')}>
    <div className="tb-sheet-panel">
      <SheetBody model={model} sheet={sheet} look={look} />
    </div>
    <div className="tb-sheet-foot">
      <MenuButton chrome={chrome} />
      <Call id="next-round" tone="gold" onPress={onClose}>
        {say('baloot.next-round')}
        <Countdown store={store} clock={model.seen.clocks.find(({ id }) => id.startsWith('summary/'))} />
      </Call>
      <SocialButton chrome={chrome} />
    </div>
  </TableSheet>
);
