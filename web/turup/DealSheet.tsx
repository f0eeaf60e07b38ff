import { sideOf } from '@majlis/kernel';
import { type DealResult, isLastDeal, type ReckoningLine, sheetOf, standingOf, targetOf } from '@majlis/turup/for-web';
import type { Look } from '@/cards/look.ts';
import { SuitPip } from '@/cards/SuitPip.tsx';
import { Name } from '@/names/Name.tsx';
import type { Chrome } from '@/store/chrome.ts';
import { Call } from '@/table/Call.tsx';
import { Countdown } from '@/table/Countdown.tsx';
import { Race } from '@/table/Race.tsx';
import { MenuButton, SocialButton } from '@/table/Reach.tsx';
import { TableSheet } from '@/table/TableSheet.tsx';
import { useCountUp } from '@/table/use-count-up.ts';
import { nameOf } from '@/table/who.ts';
import { type Desk, offered } from '@/turup/desk.ts';
import type { Glance } from '@/turup/glance.ts';
import { powerIn, sideWord, toneOf } from '@/turup/spoken.ts';
import { Tricks } from '@/turup/Tricks.tsx';
import { suitName } from '@/words/card.ts';
import { figure, gain, say } from '@/words/say.ts';

interface SheetProps {
  readonly glance: Glance;
  readonly look: Look;
}

const headline = ({ kot, baazi }: DealResult): string => {
  if (kot !== null) return say('turup.news.kot', { side: sideWord(kot) });
  return baazi === null ? say('turup.no-baazi') : say('turup.news.baazi', { side: sideWord(baazi) });
};

const Chips = ({ glance: { state, seen } }: { readonly glance: Glance }) => {
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

const Big = ({ glance, result, side, share }: SideProps) => (
  <div className="tu-big" data-side={toneOf(side)} data-points={result.points[side]}>
    <span>{sideWord(side)}</span>
    <b dir="ltr">{gain(Math.round(result.points[side] * share) + 0)}</b>
    <small>{say('turup.tricks', { n: standingOf(glance.state).tricks[side] })}</small>
  </div>
);

interface SideProps {
  readonly glance: Glance;
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
const Lines = ({ glance: { state }, result }: { readonly glance: Glance; readonly result: DealResult }) => (
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

const Match = ({ glance: { state }, result }: { readonly glance: Glance; readonly result: DealResult }) => {
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
export const SheetBody = ({ glance, look }: SheetProps) => {
  const { state } = glance;
  const [share, skip] = useCountUp(look.calm);
  const result = state.results.at(-1);
  if (!result) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: skipping the count-up is a courtesy; it ends by itself in 800 ms
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div className="tb-sheet-body tu-sheet" data-counting={share < 1 || undefined} onClick={skip}>
      <p className="tb-sheet-n">{say('turup.deal-n', { n: state.results.length })}</p>
      <h2>{headline(result)}</h2>
      <Chips glance={glance} />
      <div className="tu-bigs">
        <Big glance={glance} result={result} side={0} share={share} />
        <Big glance={glance} result={result} side={1} share={share} />
      </div>
      <Lines glance={glance} result={result} />
      <Match glance={glance} result={result} />
      <Tricks glance={glance} look={look} />
    </div>
  );
};

const ReadyCount = ({ glance: { state } }: { readonly glance: Glance }) => (
  <p className="tu-ready" data-ready={state.ready.length}>
    {say('turup.n-ready', { n: state.ready.length })}
  </p>
);

interface DealSheetProps {
  readonly desk: Desk;
  readonly look: Look;
  readonly chrome: Chrome;
}

/** The sheet between two deals: it goes on when all are ready, or by itself. */
export const DealSheet = ({ desk, look, chrome }: DealSheetProps) => {
  const { glance, store, act } = desk;
  const [ready] = offered(glance, 'ready');
  const clock = glance.seen.clocks.find(({ id }) => id.startsWith('ready/'));
  return (
    <TableSheet name="sheet" label={say('turup.deal-sheet')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="tb-sheet-panel" tabIndex={0} role="group" aria-label={say('turup.deal-sheet')}>
        <SheetBody glance={glance} look={look} />
      </div>
      <div className="tb-sheet-foot">
        <MenuButton chrome={chrome} />
        {ready ? (
          <Call id="ready" tone="gold" onPress={() => act(ready)}>
            {say(isLastDeal(glance.state) ? 'turup.to-result' : 'turup.next-deal')}
            <Countdown store={store} clock={clock} />
          </Call>
        ) : (
          <ReadyCount glance={glance} />
        )}
        <SocialButton chrome={chrome} />
      </div>
    </TableSheet>
  );
};
