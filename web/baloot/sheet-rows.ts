import type { BalootState } from '@majlis/baloot';
import { ROUND_POINTS, type ScoreSheet, type SheetLine, type Written } from '@majlis/baloot/for-web';
import { type BySide, type Card, type Side, sideOf } from '@majlis/kernel';
import { projectsWord } from '@/baloot/phrases.ts';
import { figure, say } from '@/words/say.ts';

/** One step of the reckoning: a number for each side, ours first, and the reason. */
export interface Row {
  readonly kind: string;
  readonly label: string;
  readonly reason: string;
  readonly numbers: readonly [number, number];
  /** A row of sums. */
  readonly strong: boolean;
  readonly cards: readonly Card[];
}

const row = (kind: string, label: string, pair: BySide<number>, ours: Side, reason = '', strong = false): Row => ({
  kind,
  label,
  reason,
  numbers: ours === 0 ? pair : [pair[1], pair[0]],
  strong,
  cards: [],
});

const isNothing = ([a, b]: BySide<number>): boolean => a === 0 && b === 0;

const plus = (a: BySide<number>, b: BySide<number>): BySide<number> => [a[0] + b[0], a[1] + b[1]];

/** Cards and the last trick stand in one row, as they are counted at the table. */
const abnatRow = (lines: readonly SheetLine[], ours: Side): readonly Row[] => {
  const cards = lines.find(line => line.kind === 'cards');
  const last = lines.find(line => line.kind === 'last-trick');
  if (!cards || !last) return [];
  const pair = plus(cards.abnat, last.abnat);
  return [row('abnat', say('baloot.sheet.abnat'), pair, ours, say('baloot.sheet.last-trick', { n: 10 }))];
};

const writtenRow = (line: Written, ours: Side): Row => {
  const once = Math.max(...line.once);
  const reason = line.times > 1 ? `${figure(once)} × ${figure(line.times)}` : '';
  return row(`written-${line.of}`, say(`baloot.written.${line.of}`), line.points, ours, reason);
};

const projectCards = ({ declared, awarded }: BalootState): readonly Card[] =>
  declared
    .filter(({ seat }) => sideOf(seat) === awarded)
    .flatMap(({ projects }) => (projects ?? []).flatMap(({ cards }) => cards));

const rowOf = (line: SheetLine, state: BalootState, sheet: ScoreSheet, ours: Side): readonly Row[] => {
  const mode = state.contract?.mode ?? 'sun';
  switch (line.kind) {
    case 'cards':
    case 'last-trick':
    case 'result':
      return [];
    case 'projects': {
      if (isNothing(line.abnat)) return [];
      const types = projectsWord([...line.types[0], ...line.types[1]]);
      return [{ ...row('projects', say('baloot.projects'), line.abnat, ours, types), cards: projectCards(state) }];
    }
    case 'baloot':
      return isNothing(line.abnat) ? [] : [row('baloot', say('baloot.baloot'), line.abnat, ours)];
    case 'totals': {
      const loser = sheet.loser !== null && sheet.because === 'totals';
      const why = loser ? say('baloot.sheet.most-takes') : '';
      return [row('totals', say('baloot.sheet.totals'), line.abnat, ours, why, true)];
    }
    case 'count': {
      const why = say('baloot.sheet.round-worth', { mode: say(`baloot.${mode}`), n: ROUND_POINTS[mode] });
      return [row('count', say('baloot.sheet.count'), line.points, ours, why)];
    }
    case 'compared':
      return [row('compared', say('baloot.sheet.compared'), line.points, ours, say(`baloot.because.${sheet.because}`))];
    case 'written':
      return [writtenRow(line, ours)];
  }
};

/** The lines of the game's own sheet, in the words of the table. */
export const rowsOf = (state: BalootState, sheet: ScoreSheet, ours: Side): readonly Row[] => [
  ...abnatRow(sheet.lines, ours),
  ...sheet.lines.flatMap(line => rowOf(line, state, sheet, ours)),
];

/** What the round is called: made, Khasara, Kaboot, Qayd, Gahwa; and by whom. */
export const headlineOf = (sheet: ScoreSheet, ours: Side): string => {
  if (sheet.winsMatch !== null) return say(sheet.winsMatch === ours ? 'baloot.gahwa-ours' : 'baloot.gahwa-theirs');
  const won = sheet.points[ours] > sheet.points[ours === 0 ? 1 : 0];
  if (sheet.outcome === 'tie') return say('baloot.round-tie');
  return say(won ? 'baloot.round-ours' : 'baloot.round-theirs');
};

export const outcomeWord = (sheet: ScoreSheet): string => say(`baloot.outcome.${sheet.outcome}`);
