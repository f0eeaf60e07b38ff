import { i18n } from '@lingui/core';
import type { FinishedMatch } from '@majlis/protocol';
import { useMemo } from 'react';
import { gameOfTable } from '@/games.ts';
import { FACT_KINDS } from '@/history/fact-kinds.ts';
import { PercentLine, ResultBars } from '@/history/Plot.tsx';
import { ownResult } from '@/history/result.ts';
import type { Accuracies } from '@/history/use-accuracy.ts';
import { latestOf, useFacts } from '@/history/use-facts.ts';
import { figure, say } from '@/words/say.ts';

interface StatisticsProps {
  readonly matches: readonly FinishedMatch[];
  readonly person: string;
  readonly accuracies: Accuracies;
}

const percent = (share: number): string => i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });

const Tile = ({ name, value, small }: { readonly name: string; readonly value: string; readonly small?: string }) => (
  <div className="hi-tile">
    <dt>{name}</dt>
    <dd>
      {value} {small && <small>{small}</small>}
    </dd>
  </div>
);

/** The figures that these matches tell, in the order in which they are summed up. */
const kindsOf = (matches: readonly FinishedMatch[]) => [
  ...new Set(latestOf(matches).flatMap(({ game }) => FACT_KINDS[gameOfTable(game)?.name ?? ''] ?? [])),
];

/** What the matches that are shown come to, in figures and two small plots. Nobody else sees them. */
export const Statistics = ({ matches, person, accuracies }: StatisticsProps) => {
  const { facts, done, all } = useFacts(matches, person);
  const results = useMemo(
    () => matches.flatMap(match => ownResult(match, person) ?? []).toReversed(),
    [matches, person],
  );
  const plotted = results.map(({ result }, i) => ({ id: matches.at(-1 - i)?.id ?? '', result }));
  const rates = matches
    .flatMap(match => accuracies.get(match.id)?.[ownResult(match, person)?.seat ?? -1] ?? [])
    .toReversed();
  const won = results.filter(({ result }) => result === 'won').length;
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / Math.max(1, rates.length);
  return (
    <section className="sh-panel hi-statistics" aria-labelledby="statistics">
      <h2 id="statistics">{say('match.statistics')}</h2>
      <dl className="hi-tiles">
        <Tile name={say('match.count')} value={figure(results.length)} />
        <Tile name={say('match.won')} value={figure(won)} small={percent(won / Math.max(1, results.length))} />
        {rates.length > 0 && <Tile name={say('match.accuracy')} value={percent(mean / 100)} />}
        {kindsOf(matches).map(kind => {
          const { n, of = null } = facts.find(fact => fact.kind === kind) ?? {};
          return (
            <Tile
              key={kind}
              name={say(`match.fact.${kind}`)}
              value={n === undefined ? '–' : figure(n)}
              {...(of === null ? {} : { small: say('match.of-all', { n: of }) })}
            />
          );
        })}
      </dl>
      <p className="sh-quiet hi-counting" role="status">
        {done < all && say('match.counting', { n: done, all })}
      </p>
      <div className="hi-plots">
        <figure>
          <figcaption>{say('match.results')}</figcaption>
          <ResultBars results={plotted} label={say('match.results')} />
        </figure>
        {rates.length > 1 && (
          <figure>
            <figcaption>{say('match.accuracy')}</figcaption>
            <PercentLine values={rates} label={say('match.accuracy')} />
          </figure>
        )}
      </div>
    </section>
  );
};
