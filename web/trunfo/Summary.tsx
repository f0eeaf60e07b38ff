import { SuitPip } from '@/cards/SuitPip.tsx';
import { Name } from '@/names/Name.tsx';
import { useCover } from '@/scene/Covered.tsx';
import { Icon } from '@/scene/Icon.tsx';
import type { TableChrome } from '@/store/chrome.ts';
import type { Played } from '@/store/open.ts';
import type { Seen } from '@/store/seen.ts';
import { EndAccuracy } from '@/table/EndAccuracy.tsx';
import { EndPoints } from '@/table/EndPoints.tsx';
import { Fair } from '@/table/Fair.tsx';
import type { TrunfoViewModel } from '@/trunfo/view-model.ts';
import { cardName, suitName } from '@/words/card.ts';
import { figure, useSay } from '@/words/say.ts';

interface SummaryProps {
  readonly played: Played;
  readonly chrome: TableChrome;
  readonly match: TrunfoViewModel;
  readonly seen: Seen;
}

/** Once more against the same opponent; should he be gone, to the room where another may come. */
const Again = ({ played, chrome, match, seen: { table, you } }: SummaryProps) => {
  const say = useSay();
  if (chrome.onQueue && typeof you === 'number')
    return (
      <button type="button" className="mj-btn mj-btn-gold" data-action="queue" onClick={chrome.onQueue}>
        {say('table.new-match')}
      </button>
    );
  if (typeof you !== 'number' || table?.phase !== 'lobby' || match.state.options.rematch === 'off') return null;
  const isShort = table.chairs.some(({ sitter }) => !sitter);
  const ready = table.chairs[you]?.ready ?? false;
  const again = () => (isShort ? chrome.onRoom() : played.store.ask({ kind: 'ready', ready: !ready }));
  return (
    <button
      type="button"
      className="mj-btn mj-btn-gold"
      data-action={isShort ? 'room' : 'rematch'}
      aria-pressed={ready}
      onClick={again}
    >
      {say(isShort ? 'table.to-room' : ready ? 'table.rematch-waits' : 'trunfo.rematch')}
    </button>
  );
};

/** Round by round: the own card, who took it, the other's. */
const Rounds = ({ match: { state, me, fates } }: Pick<SummaryProps, 'match'>) => {
  const say = useSay();
  return (
    <ol className="tf-history" aria-label={say('trunfo.rounds')}>
      {state.rounds.map((round, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds are only ever added
        <li key={i} data-fate={fates[i]}>
          <b>{figure(i + 1)}</b>
          <span>{cardName(round.cards[me])}</span>
          <span>{fates[i] === 'won' ? '›' : fates[i] === 'lost' ? '‹' : '='}</span>
          <span>{cardName(round.cards[me === 0 ? 1 : 0])}</span>
        </li>
      ))}
    </ol>
  );
};

/** The end of a match: it stays until the player leaves. */
export const Summary = (props: SummaryProps) => {
  const say = useSay();
  useCover();
  const { played, chrome, match } = props;
  const { state, me, score, trump, names } = match;
  const { outcome } = state;
  if (!outcome) return null;
  const fate = outcome.winner === null ? 'drawn' : outcome.winner === me ? 'won' : 'lost';
  return (
    <section
      className="tf-summary"
      data-overlay="summary"
      data-summary={fate}
      aria-labelledby="tf-status"
      dir={document.documentElement.dir}
    >
      <div className="tf-summary-in">
        <h2 id="tf-status">{say(`trunfo.end.${fate}`)}</h2>
        {outcome.by === 'forfeit' && <p>{say('trunfo.by-forfeit')}</p>}
        <p className="tf-score">
          <span>
            <Name>{names[0]}</Name> <b>{figure(score[0])}</b>
          </span>
          <span aria-hidden="true">:</span>
          <span>
            <b>{figure(score[1])}</b> <Name>{names[1]}</Name>
          </span>
        </p>
        <p data-rounds={state.rounds.length}>{say('trunfo.played', { n: state.rounds.length })}</p>
        {trump && (
          <p>
            {say('trunfo.trump-was')} <SuitPip suit={trump} size={16} /> {suitName(trump)}
          </p>
        )}
        <EndPoints played={played} />
        <Rounds match={match} />
        <Fair played={played} />
        <EndAccuracy played={played} onReview={null} />
        <div className="tf-end">
          <Again {...props} />
          <button type="button" className="mj-btn" data-action="leave" onClick={chrome.onLobby}>
            {say('trunfo.leave')}
          </button>
          {chrome.onReview && (
            <button type="button" className="tb-quiet" data-action="review" onClick={chrome.onReview}>
              <Icon name="eye" size={14} /> {say('table.review')}
            </button>
          )}
          <button type="button" className="tb-quiet" data-action="report" onClick={chrome.onReport}>
            <Icon name="flag" size={14} /> {say('social.report')}
          </button>
        </div>
      </div>
    </section>
  );
};
