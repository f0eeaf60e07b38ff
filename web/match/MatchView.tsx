import { useEffect, useMemo, useRef, useState } from 'react';
import { Controls } from '@/match/Controls.tsx';
import { MatchHead } from '@/match/MatchHead.tsx';
import { MatchSide } from '@/match/MatchSide.tsx';
import type { OpenedMatch } from '@/match/open-match.ts';
import { type ReplayTable, replayTable } from '@/match/replay-table.ts';
import { type Eyes, sights } from '@/match/sight.ts';
import { useFair } from '@/match/use-fair.ts';
import { useSteps } from '@/match/use-steps.ts';
import { useSwipe } from '@/match/use-swipe.ts';
import { useMe } from '@/shell/me.ts';
import { Play } from '@/shell/Play.tsx';
import type { TableChrome } from '@/store/chrome.ts';
import { useSay } from '@/words/say.ts';
import '@/match/match.css';

const nothing = (): void => undefined;

/** What a table in play has round it; here it has the page. */
const CHROME: TableChrome = {
  onMenu: nothing,
  onSocial: nothing,
  unread: false,
  social: null,
  onLeave: nothing,
  onLobby: nothing,
  onRoom: nothing,
  onReport: nothing,
  onShare: nothing,
  onReview: null,
};

/** My own chair, if I have one; else the first. */
const useEyes = ({ file }: OpenedMatch) => {
  const me = useMe(state => state.me?.id);
  const own =
    file.match.players.find(({ person }) => person !== null && (person === me || person === 'me'))?.seat ?? null;
  const [chosen, choose] = useState<Eyes | null>(null);
  const eyes = useMemo(() => chosen ?? { seat: own ?? 0, open: true }, [chosen, own]);
  return { eyes, own, choose };
};

/** One step onward moves the cards; every other way puts them where they lie. */
const useTable = ({ file, rules, replay }: OpenedMatch, at: number, eyes: Eyes): ReplayTable => {
  const seenAt = useMemo(() => sights(rules.game, file, replay), [rules, file, replay]);
  const [table] = useState(() => replayTable(file.match.id, rules, seenAt(at, eyes, 0)));
  const last = useRef({ at, eyes, epoch: 0 });
  useEffect(() => {
    const before = last.current;
    if (before.at === at && before.eyes === eyes) return;
    const isNext = at === before.at + 1 && before.eyes === eyes;
    last.current = { at, eyes, epoch: isNext ? before.epoch : before.epoch + 1 };
    table.show(seenAt(at, eyes, last.current.epoch));
  }, [table, seenAt, at, eyes]);
  return table;
};

/** The match: the table as it was, and beside it what happened and the ways through it. */
export const MatchView = (match: OpenedMatch) => {
  const say = useSay();
  const { replay, game } = match;
  const steps = useSteps(replay.stops);
  const { eyes, own, choose } = useEyes(match);
  const fair = useFair(match.file);
  const table = useTable(match, steps.at, eyes);
  const swipe = useSwipe(way => steps.walk('step', way));
  return (
    <div className="rp-page" data-theme={game.theme.name} data-step={steps.at} data-open={eyes.open || undefined}>
      <MatchHead match={match} eyes={eyes} own={own} at={steps.at} fair={fair} onEyes={choose} />
      <section className="rp-stage" aria-label={say('match.table')} {...swipe}>
        <div className="rp-stage-in">
          <Play played={table.played} chrome={CHROME} />
        </div>
      </section>
      <MatchSide match={match} eyes={eyes} steps={steps} table={table} onEyes={choose} />
      <Controls stops={replay.stops} steps={steps} />
    </div>
  );
};
