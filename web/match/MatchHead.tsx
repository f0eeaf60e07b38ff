import { otherSide, sideOf } from '@majlis/kernel';
import { memo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { gameText } from '@/match/game-file.ts';
import type { OpenedMatch } from '@/match/open-match.ts';
import { StepGlyph } from '@/match/StepGlyph.tsx';
import { ShareDialog, shareLink } from '@/match/share.tsx';
import type { Eyes } from '@/match/sight.ts';
import type { FairState } from '@/match/use-fair.ts';
import { Glyph } from '@/shell/Glyph.tsx';
import { figure, say, sayText, useSay } from '@/words/say.ts';

const FairBadge = ({ fair, id, deals }: { readonly fair: FairState; readonly id: string; readonly deals: number }) => {
  if (fair === 'none') return <p className="rp-fair">{say('match.no-dice')}</p>;
  if (fair === 'running')
    return (
      <p className="rp-fair" role="status">
        <Glyph name="shield" size={16} /> {say('fair.running')}
      </p>
    );
  const good = fair.ok && fair.checks.length > 0;
  return (
    <Link href={`/fair?match=${id}`} className="rp-fair" data-fair={good ? 'ok' : 'bad'}>
      <Glyph name="shield" size={16} /> {say(good ? 'match.fair' : 'match.unfair', { n: deals })}
    </Link>
  );
};

/** A file made here. */
const download = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
};

interface MatchHeadProps {
  readonly match: OpenedMatch;
  readonly eyes: Eyes;
  /** The chair of whoever looks, if they played. */
  readonly own: number | null;
  /** What an address of this very moment ends with; empty: the match as a whole. */
  readonly hereNow: () => string;
  readonly fair: FairState;
  readonly onEyes: (eyes: Eyes) => void;
}

const resultWord = (own: number | null, [us, them]: readonly [number, number]): string => {
  if (own === null || us === them) return '';
  return say(us > them ? 'match.won' : 'match.lost');
};

/** Whose eyes it is seen with, and what can be taken along. */
const MatchTools = ({
  match,
  eyes,
  hereNow,
  onEyes,
}: Pick<MatchHeadProps, 'match' | 'eyes' | 'hereNow' | 'onEyes'>) => {
  const { file, game, rules, replay } = match;
  const [link, ask] = useState<string | null>(null);
  const isOfHouse = file.transcript !== null && file.match.players.every(({ person }) => person !== 'me');
  const share = (): void => {
    const here = new URL(`/m/${file.match.id}${hereNow()}`, location.origin).href;
    if (file.isOpen) void shareLink(here);
    else ask(here);
  };
  const save = (): void =>
    download(`majlis-${game.name}-${file.match.id.slice(0, 8)}.game`, gameText(rules, file, replay.frames));
  return (
    <>
      <button
        type="button"
        className="sh-square"
        data-action="eyes"
        aria-pressed={!eyes.open}
        aria-label={say('match.eyes')}
        title={say('match.eyes')}
        onClick={() => onEyes({ ...eyes, open: !eyes.open })}
      >
        {eyes.open ? <Glyph name="eye" size={22} /> : <StepGlyph name="eye-shut" />}
      </button>
      <button
        type="button"
        className="sh-square"
        data-action="download"
        aria-label={say('match.download')}
        onClick={save}
      >
        <Glyph name="install" />
      </button>
      {isOfHouse && (
        <button type="button" className="sh-square" data-action="share" aria-label={say('match.share')} onClick={share}>
          <Glyph name="share" />
        </button>
      )}
      <ShareDialog match={file.match.id} link={link ?? ''} open={link !== null} onClose={() => ask(null)} />
    </>
  );
};

/** How it ended, whether the deals were fair, and what can be taken along. */
export const MatchHead = memo(({ match, eyes, own, hereNow, fair, onEyes }: MatchHeadProps) => {
  useSay();
  const { file, game, play, replay } = match;
  const [, go] = useLocation();
  const side = sideOf(eyes.seat);
  const other = otherSide(side);
  const score = play.score(replay.frames.at(-1)?.state);
  const deals = file.events.filter(({ kind }) => kind === 'dealStarted').length;
  return (
    <header className="rp-head">
      <button
        type="button"
        className="sh-square"
        aria-label={say('match.leave')}
        onClick={() => (history.length > 1 ? history.back() : go('/'))}
      >
        <Glyph name="back" />
      </button>
      <div className="rp-result">
        <h1>
          <span>{resultWord(own, [score[side], score[other]]) || sayText(game.title)}</span>{' '}
          <span className="rp-score" dir="ltr">
            <b data-side="us">{figure(score[side])}</b> – <b data-side="them">{figure(score[other])}</b>
          </span>
        </h1>
        <FairBadge fair={fair} id={file.match.id} deals={deals} />
      </div>
      <MatchTools match={match} eyes={eyes} hereNow={hereNow} onEyes={onEyes} />
    </header>
  );
});
