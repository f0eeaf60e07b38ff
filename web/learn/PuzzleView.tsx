import { i18n } from '@lingui/core';
import type { Puzzle, Worth } from '@majlis/kernel/puzzle';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { alike } from '@/learn/judge.ts';
import { usePuzzles } from '@/learn/puzzles.ts';
import { type Solving, usePuzzle } from '@/learn/use-puzzle.ts';
import { DeedChip } from '@/match/Verdict.tsx';
import { Glyph } from '@/shell/Glyph.tsx';
import { Play } from '@/shell/Play.tsx';
import { NO_CHROME } from '@/store/chrome.ts';
import type { LoadedRules } from '@/store/loaded.ts';
import type { ReplayGame } from '@/table/replay-game.ts';
import type { WebGame } from '@/table/web-game.ts';
import { isWord, say, sayReason, sayText, useSay } from '@/words/say.ts';
import '@/learn/lesson.css';
import '@/learn/puzzle.css';

export interface PuzzleProps {
  readonly game: WebGame;
  readonly rules: LoadedRules;
  readonly play: ReplayGame;
  readonly puzzle: Puzzle;
  /** One after another until the first miss; without it there is this one. */
  readonly onNext: (() => void) | undefined;
}

/** So many choices are told of, besides the one that was made. */
const TOLD = 4;

const points = (value: number): string =>
  i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' });

const Choices = ({
  puzzle,
  rules,
  play,
  chosen,
}: Omit<PuzzleProps, 'game' | 'onNext'> & { readonly chosen: string }) => {
  const shown = puzzle.worths.filter(({ word }, n) => n < TOLD || alike(word, chosen));
  const row = ({ word, points: worth }: Worth, n: number) => {
    const action = rules.words.read(word);
    return (
      <li key={word} data-best={n === 0 || undefined} data-chosen={alike(word, chosen) || undefined}>
        {action && action.kind !== 'rolled' && <DeedChip deed={play.deed(action)} />}
        <span>{points(worth)}</span>
        {alike(word, chosen) && <small>{say('learn.yours')}</small>}
      </li>
    );
  };
  return (
    <ol className="pz-worths" aria-label={say('learn.worths')}>
      {shown.map(row)}
    </ol>
  );
};

const reasonOf = ({ reason }: Puzzle): string => {
  const id = `match.why.${reason}`;
  return reason && isWord(id) ? say(id, { partner: say('learn.partner'), next: say('learn.next-player') }) : '';
};

const Answer = ({ solving, ...props }: PuzzleProps & { readonly solving: Solving }) => {
  const { game, puzzle, onNext } = props;
  const { chosen, isRight } = solving;
  const onward = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  useEffect(() => onward.current?.focus({ preventScroll: true }), []);
  if (chosen === null) return null;
  return (
    <>
      <div className="ln-said" role="status">
        <p className={isRight ? 'ln-right' : 'ln-wrong'} data-answered={isRight ? 'right' : 'wrong'}>
          {say(isRight ? 'learn.solved' : 'learn.missed')}
        </p>
        <p>{reasonOf(puzzle)}</p>
      </div>
      <Choices {...props} chosen={chosen} />
      <div className="ln-moves">
        {onNext ? (
          <button ref={onward} type="button" className="sh-btn sh-btn-gold" data-action="next-puzzle" onClick={onNext}>
            {say('learn.next-puzzle')}
          </button>
        ) : (
          <Link ref={onward} href={`/learn/${game.name}/puzzles`} className="sh-btn sh-btn-gold" data-action="more">
            {say('learn.more-puzzles')}
          </Link>
        )}
      </div>
    </>
  );
};

const ASKED = ['lead', 'play', 'bid', 'pick', 'discard'] as const;

/** A position on the real table: one thing to do, and then what everything was worth. */
export const PuzzleView = (props: PuzzleProps) => {
  const say = useSay();
  const { game, rules, play, puzzle, onNext } = props;
  const solving = usePuzzle(game.name, rules, puzzle);
  const { streak, rating } = usePuzzles();
  const contract = play.contract(solving.view);
  const kind = ASKED.find(one => one === puzzle.kind) ?? 'play';
  const title = say(onNext ? 'learn.streak' : 'learn.puzzle-of-day');
  return (
    <div className="ln-page" data-theme={game.theme.name} data-puzzle={puzzle.name}>
      <title>{`${title} · ${sayText(game.title)} · ${say('app.name')}`}</title>
      <header className="ln-head">
        <Link href={`/learn/${game.name}`} className="ln-close" aria-label={say('learn.close')}>
          <Glyph name="cross" size={20} />
        </Link>
        <div className="ln-title">
          <h1>{title}</h1>
          <small className="pz-state">
            {say('learn.streak-now', { n: streak }) + say('app.separator') + say('learn.rating', { n: rating })}
          </small>
        </div>
      </header>
      <section className="ln-stage" aria-label={say('learn.table')}>
        <div className="ln-stage-in">
          <Play played={solving.table.played} chrome={NO_CHROME} />
        </div>
      </section>
      <section className="ln-coach" aria-label={say('learn.puzzle')} data-ready="">
        {solving.chosen === null ? (
          <div className="ln-said" aria-live="polite">
            {solving.refused !== null && (
              <p className="ln-wrong" data-told="refused">
                {sayReason(solving.refused, game.name)}
              </p>
            )}
            <p>
              {contract !== '' && <b data-contract="">{contract + say('app.separator')}</b>}
              {say(`learn.ask.${kind}`)}
            </p>
          </div>
        ) : (
          <Answer {...props} solving={solving} />
        )}
      </section>
    </div>
  );
};
