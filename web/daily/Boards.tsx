import type { DailyBoard } from '@majlis/protocol';
import { useCallback, useState } from 'react';
import { Awaited, Failed } from '@/club/Placeholders.tsx';
import { useAsked } from '@/club/use-asked.ts';
import { dailyApi } from '@/daily/api.ts';
import { percent } from '@/daily/figures.ts';
import { Choice } from '@/shell/Choice.tsx';
import { figure, useSay } from '@/words/say.ts';

const SCOPES = ['day', 'yesterday', 'month'] as const;

const Rows = ({ board }: { readonly board: DailyBoard }) => {
  const say = useSay();
  const { rows, own, scope } = board;
  const shown = own && !rows.some(({ isMe }) => isMe) ? [...rows, own] : rows;
  if (shown.length === 0) return <p className="sh-quiet">{say('daily.no-board')}</p>;
  return (
    <ol className="divide-y divide-line rounded-3 border border-line bg-side" data-part="board">
      {shown.map(({ place, name, total, days, isMe }) => (
        <li
          key={`${place} ${name}`}
          data-me={isMe || undefined}
          className="grid min-h-11 grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-2 px-3 data-[me]:font-bold data-[me]:text-gold-hi"
        >
          <span className="tabular-nums">{figure(place)}</span>
          <span className="truncate">
            <bdi>{name}</bdi>
          </span>
          <span className="tabular-nums">
            {scope === 'month' ? say('daily.month-sum', { n: Math.round(total), days }) : percent(total)}
          </span>
        </li>
      ))}
    </ol>
  );
};

/** Who is where: today, yesterday, this month. */
export const Boards = ({ game }: { readonly game: string }) => {
  const say = useSay();
  const [scope, setScope] = useState<(typeof SCOPES)[number]>('day');
  const ask = useCallback(() => dailyApi.board({ game, scope }), [game, scope]);
  const [board, again] = useAsked(ask);
  return (
    <section className="grid gap-2" aria-labelledby="board">
      <header className="sh-section-head">
        <h2 id="board">{say('daily.board')}</h2>
      </header>
      <Choice
        legend={say('daily.board')}
        quiet
        values={SCOPES.map(value => ({ value, label: say(`daily.scope.${value}`) }))}
        value={scope}
        onChange={setScope}
      />
      {board === null && <Awaited />}
      {board && !board.ok && <Failed reason={board.reason} onAgain={again} />}
      {board?.ok && <Rows board={board.value} />}
    </section>
  );
};
