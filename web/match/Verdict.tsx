import { i18n } from '@lingui/core';
import { CardChip } from '@/match/CardChip.tsx';
import { MarkSign } from '@/match/Mark.tsx';
import { StepGlyph } from '@/match/StepGlyph.tsx';
import type { MatchMoment } from '@/match/use-review.ts';
import { Name } from '@/names/Name.tsx';
import type { Deed, ReplayGame } from '@/table/replay-game.ts';
import { isWord, named, say } from '@/words/say.ts';

export const DeedChip = ({ deed }: { readonly deed: Deed }) =>
  'card' in deed ? <CardChip card={deed.card} /> : <b className="rp-deed">{deed.text}</b>;

/** −1.0: what was given away, in points of the game. */
export const lossWord = ({ fairLoss, openLoss, mark }: MatchMoment): string => {
  const loss = mark === 'unlucky' ? (openLoss ?? 0) : fairLoss;
  return i18n
    .number(-loss, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' })
    .replace('-', '−');
};

/** Why the other was better, where that is certain; whoever it speaks of is named. */
const reasonWord = ({ reason, seat }: MatchMoment, names: readonly string[]): string => {
  const id = `match.why.${reason?.kind}`;
  if (!reason || !isWord(id)) return '';
  const nameAt = (away: number): string => named(names[(seat + away) % names.length] ?? '');
  return say(id, { partner: nameAt(2), next: nameAt(1) });
};

export const isWrong = ({ mark }: MatchMoment): boolean => mark === 'mistake' || mark === 'inaccuracy';

interface VerdictProps {
  readonly moment: MatchMoment;
  /** Seat by seat. */
  readonly names: readonly string[];
  readonly play: ReplayGame;
  readonly onLine: (moment: MatchMoment) => void;
  readonly onTry: (moment: MatchMoment) => void;
}

/** What the judge says of a choice: its mark, what was done and what was better, why, and the ways to see it. */
export const Verdict = ({ moment, names, play, onLine, onTry }: VerdictProps) => {
  const { mark, seat, action, best } = moment;
  const reason = reasonWord(moment, names);
  const wrong = isWrong(moment);
  return (
    <section className="rp-verdict" data-verdict={mark} aria-label={say(`match.mark.${mark}`)}>
      <MarkSign mark={mark} size={28} />
      <p className="rp-verdict-head">
        <strong>{say(`match.mark.${mark}`)}</strong> <Name>{names[seat] ?? ''}</Name>{' '}
        <DeedChip deed={play.deed(action)} />
        {wrong && (
          <span className="rp-better">
            <small>{say('match.best')}</small> <DeedChip deed={play.deed(best)} />
          </span>
        )}
      </p>
      {(wrong || mark === 'unlucky') && <b className="rp-loss">{lossWord(moment)}</b>}
      {reason && <p className="rp-reason">{reason}</p>}
      <div className="rp-verdict-ways">
        {wrong && (
          <button type="button" className="sh-btn sh-btn-gold" data-action="best-line" onClick={() => onLine(moment)}>
            <StepGlyph name="play" size={18} /> {say('match.best-line')}
          </button>
        )}
        <button type="button" className="sh-btn" data-action="try" onClick={() => onTry(moment)}>
          {say('match.try')}
        </button>
      </div>
    </section>
  );
};
