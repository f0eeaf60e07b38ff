import { SuitPip } from '@/cards/SuitPip.tsx';
import { Icon } from '@/scene/Icon.tsx';
import type { Chrome } from '@/store/chrome.ts';
import type { Played } from '@/store/open.ts';
import { Fair } from '@/table/Fair.tsx';
import type { Match } from '@/trunfo/match.ts';
import { cardName, suitName } from '@/words/card.ts';
import { figure, useSay } from '@/words/say.ts';

interface SummaryProps {
  readonly played: Played;
  readonly chrome: Chrome;
  readonly match: Match;
}

/** The end of a match: it stays until the player leaves. */
export const Summary = ({ played, chrome, match }: SummaryProps) => {
  const say = useSay();
  const { state, me, score, trump, names } = match;
  const { outcome } = state;
  if (!outcome) return null;
  const fate = outcome.winner === null ? 'drawn' : outcome.winner === me ? 'won' : 'lost';
  const canAsk = played.game.game.offers(state, me).some(({ kind }) => kind === 'rematch');
  return (
    <section className="tf-summary" data-summary={fate} aria-labelledby="tf-status" dir={document.documentElement.dir}>
      <div className="tf-summary-in">
        <h2 id="tf-status">{say(`trunfo.end.${fate}`)}</h2>
        {outcome.by === 'forfeit' && <p>{say('trunfo.by-forfeit')}</p>}
        <p className="tf-score" dir="ltr">
          <span>
            <bdi>{names[0]}</bdi> <b>{figure(score[0])}</b>
          </span>
          <span aria-hidden="true">:</span>
          <span>
            <b>{figure(score[1])}</b> <bdi>{names[1]}</bdi>
          </span>
        </p>
        {trump && (
          <p>
            {say('trunfo.trump-was')} <SuitPip suit={trump} size={16} /> {suitName(trump)}
          </p>
        )}
        <ol className="tf-history" aria-label={say('trunfo.rounds')}>
          {state.rounds.map((round, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds are only ever added
            <li key={i} data-fate={match.fates[i]}>
              <b>{figure(i + 1)}</b>
              <span>{cardName(round.cards[me])}</span>
              <span>{match.fates[i] === 'won' ? '›' : match.fates[i] === 'lost' ? '‹' : '='}</span>
              <span>{cardName(round.cards[me === 0 ? 1 : 0])}</span>
            </li>
          ))}
        </ol>
        <Fair played={played} />
        <div className="tf-end">
          {canAsk && (
            <button type="button" className="mj-btn" onClick={() => played.store.ask({ kind: 'act', word: 'rematch' })}>
              {say('trunfo.rematch')}
            </button>
          )}
          <button type="button" className="mj-btn mj-btn-gold" data-action="leave" onClick={chrome.onLobby}>
            {say('trunfo.leave')}
          </button>
          <button type="button" className="tb-quiet" data-action="report" onClick={chrome.onReport}>
            <Icon name="flag" size={14} /> {say('social.report')}
          </button>
        </div>
      </div>
    </section>
  );
};
