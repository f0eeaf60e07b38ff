import { i18n } from '@lingui/core';
import { otherSide, type Seat, type Side, seatsFrom, sideOf } from '@majlis/kernel';
import { useMemo, useState } from 'react';
import type { OpenedMatch } from '@/match/open-match.ts';
import type { ResultFacts } from '@/match/result-picture.ts';
import { sights } from '@/match/sight.ts';
import { useFair } from '@/match/use-fair.ts';
import { type Who, whoIn } from '@/match/who.ts';
import { Icon } from '@/scene/Icon.tsx';
import { directionOf, isLanguage } from '@/words/language.ts';
import { figure, say, sayText, useSay } from '@/words/say.ts';

const MINUTE_MS = 60_000;

/** The game, its rounds where it was dealt more than once, and how long it took. */
const subtitle = ({ file, game, replay }: OpenedMatch): string => {
  const rounds = replay.stops.at(-1)?.round ?? 1;
  return [
    sayText(game.title),
    ...(rounds > 1 ? [say('match.rounds', { n: rounds })] : []),
    say('match.minutes', { n: Math.max(1, Math.round((file.match.endedAt - file.match.startedAt) / MINUTE_MS)) }),
  ].join(say('table.separator'));
};

const titleOf = (ours: number, theirs: number): string => {
  if (ours === theirs) return say('match.level');
  return say(ours > theirs ? 'match.won' : 'match.lost');
};

interface ResultMoreProps {
  readonly match: OpenedMatch;
  readonly seat: Seat;
  /** Of each seat, as far as it is known. */
  readonly accuracy: readonly (number | null)[] | null;
}

const factsOf = ({ match, seat, accuracy }: ResultMoreProps, who: readonly Who[], fair: string): ResultFacts => {
  const { play, replay } = match;
  const score = play.score(replay.frames.at(-1)?.state);
  const [ours, theirs] = [sideOf(seat), otherSide(sideOf(seat))];
  const halfOf = (side: Side) => ({
    label: say(side === ours ? 'room.us' : 'room.them'),
    score: figure(score[side]),
    people: seatsFrom(seat, replay.seats)
      .filter(one => sideOf(one) === side)
      .map(one => {
        const well = accuracy?.[one] ?? null;
        return {
          name: who[one]?.name ?? '',
          avatar: who[one]?.face ?? '',
          accuracy: well === null ? '' : i18n.number(Math.round(well) / 100, { style: 'percent' }),
        };
      }),
  });
  return {
    title: titleOf(score[ours], score[theirs]),
    sub: subtitle(match),
    halves: [halfOf(ours), halfOf(theirs)],
    fair,
    house: say('app.name') + say('app.separator') + location.host,
    dir: isLanguage(i18n.locale) ? directionOf(i18n.locale) : 'ltr',
  };
};

/** What is said once the deals are verified, and whether they are: so it has its room before. Empty: there is nothing to verify. */
const useFairWord = ({ file }: OpenedMatch): readonly [word: string, verified: boolean] => {
  const fair = useFair(file);
  const deals = file.events.filter(({ kind }) => kind === 'dealStarted').length;
  const verified = typeof fair === 'object' && fair.ok && fair.checks.length > 0;
  return [fair === 'running' || verified ? say('match.fair', { n: deals }) : '', verified];
};

/** Under the result: how long it took, that its deals were verified here, and a picture of it to share. */
export const ResultMore = (props: ResultMoreProps) => {
  useSay();
  const { match, seat } = props;
  const { file, rules, replay } = match;
  const [isBusy, setBusy] = useState(false);
  const [fair, verified] = useFairWord(match);
  const who = useMemo(() => {
    const { table } = sights(rules.game, file, replay)(0, { seat, open: true });
    return table ? whoIn(table) : [];
  }, [rules, file, replay, seat]);
  const link = file.isOpen && file.transcript !== null ? `${location.origin}/m/${file.match.id}` : null;
  const onShare = async (): Promise<void> => {
    setBusy(true);
    const { shareResult } = await import('@/match/share-result.ts');
    await shareResult(factsOf(props, who, verified ? fair : ''), link).finally(() => setBusy(false));
  };
  return (
    <>
      <p className="ac-facts">
        <span>{subtitle(match)}</span>
        {fair && (
          <span className="ac-fair" data-verified={verified || undefined}>
            <Icon name="shield" size={16} /> {fair}
          </span>
        )}
      </p>
      <button type="button" className="mj-btn" data-action="share-picture" disabled={isBusy} onClick={onShare}>
        {say('match.picture')}
      </button>
    </>
  );
};
