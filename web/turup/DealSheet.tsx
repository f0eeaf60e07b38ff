import { sideOf } from '@majlis/kernel';
import { type DealResult, isLastDeal, type ReckoningLine, sheetOf, standingOf, targetOf } from '@majlis/turup/for-web';
import type { CardLook } from '@/cards/look.ts';
import { SuitPip } from '@/cards/SuitPip.tsx';
import { Name } from '@/names/Name.tsx';
import type { TableChrome } from '@/store/chrome.ts';
import { offered } from '@/table/actions.ts';
import { Call } from '@/table/Call.tsx';
import { Countdown } from '@/table/Countdown.tsx';
import { Race } from '@/table/Race.tsx';
import { MenuButton, SocialButton } from '@/table/Reach.tsx';
import { TableSheet } from '@/table/TableSheet.tsx';
import { useCountUp } from '@/table/use-count-up.ts';
import { nameOf } from '@/table/who.ts';
import type { TurupActions } from '@/turup/actions.ts';
import { powerIn, sideWord, toneOf } from '@/turup/phrases.ts';
import { Tricks } from '@/turup/Tricks.tsx';
import type { TurupViewModel } from '@/turup/view-model.ts';
import { suitName } from '@/words/card.ts';
import { figure, gain, say } from '@/words/say.ts';

interface SheetProps {
  readonly model: TurupViewModel;
  readonly look: CardLook;
}

const headline = ({ kot, baazi }: DealResult): string => {
  if (kot !== null) return say('turup.news.kot', { side: sideWord(kot) });
  return baazi === null ? say('turup.no-baazi') : say('turup.news.baazi', { side: sideWord(baazi) });
};

const Chips = ({ model: { state, seen } }: { readonly model: TurupViewModel }) => {
  const { trump, contract } = state;
  const fate = standingOf(state).contract;
  return (
    <p className="tb-chips">
      {trump && (
        <span className="mj-pill">
          {say('turup.trump')} <SuitPip suit={trump} size={16} />
          <span className="sr-only">{suitName(trump)}</span>
        </span>
      )}
      {powerIn(state) && <span className="tb-chip">{powerIn(state)}</span>}
      {contract && (
        <span className="tb-chip" data-side={toneOf(sideOf(contract.declarer))}>
          <Name>{nameOf(seen.table, contract.declarer)}</Name> {figure(contract.bid)}
        </span>
      )}
      {contract && fate && fate !== 'open' && (
        <span className="tb-chip" data-fate={fate}>
          {say(`turup.fate.${fate}`)}
        </span>
      )}
    </p>
  );
};

const Big = ({ model, result, side, share }: SideProps) => (
  <div className="tu-big" data-side={toneOf(side)} data-points={result.points[side]}>
    <span>{sideWord(side)}</span>
    <b dir="ltr">{gain(Math.round(result.points[side] * share) + 0)}</b>
    <small>{say('turup.tricks', { n: standingOf(model.state).tricks[side] })}</small>
  </div>
);

interface SideProps {
  readonly model: TurupViewModel;
  readonly result: DealResult;
  readonly side: 0 | 1;
  readonly share: number;
}

const Row = ({ line: { item, points } }: { readonly line: ReckoningLine }) => (
  <tr data-row={item}>
    <td data-side="us">{gain(points[0])}</td>
    <th scope="row">{say(`turup.item.${item}`)}</th>
    <td data-side="them">{gain(points[1])}</td>
  </tr>
);

/** The reckoning of the game itself: nothing is added up here. */
const Lines = ({ model: { state }, result }: { readonly model: TurupViewModel; readonly result: DealResult }) => (
  <table className="tu-lines">
    <caption className="sr-only">{say('turup.deal-sheet')}</caption>
    <thead className="sr-only">
      <tr>
        <th scope="col">{sideWord(0)}</th>
        <td />
        <th scope="col">{sideWord(1)}</th>
      </tr>
    </thead>
    <tbody>
      {sheetOf(state)
        .filter(({ points }) => points[0] !== 0 || points[1] !== 0)
        .map(line => (
          <Row key={line.item} line={line} />
        ))}
      <tr data-row="points" data-total="">
        <td data-side="us">{gain(result.points[0])}</td>
        <th scope="row">{say('turup.this-deal')}</th>
        <td data-side="them">{gain(result.points[1])}</td>
      </tr>
    </tbody>
  </table>
);

const Match = ({ model: { state }, result }: { readonly model: TurupViewModel; readonly result: DealResult }) => {
  const target = targetOf(state.options);
  const lane = (side: 0 | 1) => ({
    who: toneOf(side),
    label: sideWord(side),
    score: state.scores[side],
    fresh: result.points[side],
  });
  return (
    <Race
      target={target ?? Math.max(1, ...state.scores)}
      title={<b>{target === null ? say('turup.match-single') : say('turup.match-to', { n: target })}</b>}
      lanes={[lane(0), lane(1)]}
    />
  );
};

/** TUR-09  What the deal brought, line by line, then every trick of it. */
export const SheetBody = ({ model, look }: SheetProps) => {
  const { state } = model;
  const [share, skip] = useCountUp(look.calm);
  const result = state.results.at(-1);
  if (!result) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: skipping the count-up is a courtesy; it ends by itself in 800 ms
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div className="tb-sheet-body tu-sheet" data-counting={share < 1 || undefined} onClick={skip}>
      <p className="tb-sheet-n">{say('turup.deal-n', { n: state.results.length })}</p>
      <h2>{headline(result)}</h2>
      <Chips model={model} />
      <div className="tu-bigs">
        <Big model={model} result={result} side={0} share={share} />
        <Big model={model} result={result} side={1} share={share} />
      </div>
      <Lines model={model} result={result} />
      <Match model={model} result={result} />
      <Tricks model={model} look={look} />
    </div>
  );
};

const ReadyCount = ({ model: { state } }: { readonly model: TurupViewModel }) => (
  <p className="tu-ready" data-ready={state.ready.length}>
    {say('turup.n-ready', { n: state.ready.length })}
  </p>
);

interface DealSheetProps {
  readonly actions: TurupActions;
  readonly look: CardLook;
  readonly chrome: TableChrome;
}

/** The sheet between two deals: it goes on when all are ready, or by itself. */
export const DealSheet = ({ actions, look, chrome }: DealSheetProps) => {
  const { model, store, act } = actions;
  const [ready] = offered(model, 'ready');
  const clock = model.seen.clocks.find(({ id }) => id.startsWith('ready/'));
  return (
    <TableSheet name="sheet" label={say('turup.deal-sheet')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="tb-sheet-panel" tabIndex={0} role="group" aria-label={say('turup.deal-sheet')}>
        <SheetBody model={model} look={look} />
      </div>
      <div className="tb-sheet-foot">
        <MenuButton chrome={chrome} />
        {ready ? (
          <Call id="ready" tone="gold" onPress={() => act(ready)}>
            {say(isLastDeal(model.state) ? 'turup.to-result' : 'turup.next-deal')}
            <Countdown store={store} clock={clock} />
          </Call>
        ) : (
          <ReadyCount model={model} />
        )}
        <SocialButton chrome={chrome} />
      </div>
    </TableSheet>
  );
};
