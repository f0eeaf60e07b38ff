import { type Card, type OfKind, type Seat, sideOf } from '@majlis/kernel';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Branch } from '@/match/branch.ts';
import { Controls } from '@/match/Controls.tsx';
import { Curve } from '@/match/Curve.tsx';
import type { ReplayStop } from '@/match/frames.ts';
import { MatchHead } from '@/match/MatchHead.tsx';
import { MatchSide } from '@/match/MatchSide.tsx';
import { isMini, MiniHands } from '@/match/MiniHands.tsx';
import type { OpenedMatch } from '@/match/open-match.ts';
import { replayTable } from '@/match/replay-table.ts';
import { type Eyes, sights } from '@/match/sight.ts';
import { hashOf, nextMoment } from '@/match/stops.ts';
import { useFair } from '@/match/use-fair.ts';
import type { MatchMoment, ReviewState } from '@/match/use-review.ts';
import { type Stepping, useSteps } from '@/match/use-steps.ts';
import { useSwipe } from '@/match/use-swipe.ts';
import { isWrong } from '@/match/Verdict.tsx';
import { whoIn } from '@/match/who.ts';
import { CardVerdicts } from '@/scene/verdicts.ts';
import { useMe } from '@/shell/me.ts';
import { Play } from '@/shell/Play.tsx';
import { NO_CHROME } from '@/store/chrome.ts';
import type { Played } from '@/store/open.ts';
import type { Seen } from '@/store/seen.ts';
import { say, useSay } from '@/words/say.ts';
import '@/match/match.css';
import '@/match/review.css';
import '@/match/curve.css';
import '@/table/staged.css';

/** My own chair, if I have one; else the first. */
const useEyes = ({ file }: OpenedMatch, first: Eyes | null) => {
  const me = useMe(state => state.me?.id);
  const own =
    file.match.players.find(({ person }) => person !== null && (person === me || person === 'me'))?.seat ?? null;
  const [chosen, choose] = useState(first);
  const eyes = useMemo(() => chosen ?? { seat: own ?? 0, open: true }, [chosen, own]);
  return { eyes, own, choose };
};

const NARROW = matchMedia('(max-width: 560px) and (orientation: portrait)');

const onTurned = (listener: () => void): (() => void) => {
  NARROW.addEventListener('change', listener);
  return () => NARROW.removeEventListener('change', listener);
};

interface Shown {
  readonly at: number;
  readonly eyes: Eyes;
  /** Somebody plays on from here. */
  readonly live: boolean;
  /** Open hands lie round the table, not on it. */
  readonly small: boolean;
}

const onTable = (seen: Seen, small: boolean): Seen => ({ ...seen, open: small && seen.open ? 'beside' : seen.open });

interface SeenTable {
  readonly played: Played;
  readonly seen: Seen;
}

/** One step onward moves the cards; every other way puts them where they lie. The table is told of a step before the page is drawn, so that both are drawn at once. */
const useTable = (
  { file, rules, replay }: OpenedMatch,
  { at, eyes, live, small }: Shown,
  onMove: Stepping['onMove'],
  onAct: (action: OfKind) => void,
): SeenTable => {
  const seenAt = useMemo(() => sights(rules.game, file, replay), [rules, file, replay]);
  const seen = useMemo(() => seenAt(at, eyes, live), [seenAt, at, eyes, live]);
  const act = useRef(onAct);
  useEffect(() => {
    act.current = onAct;
  }, [onAct]);
  const [table] = useState(() =>
    replayTable(file.match.id, rules, onTable(seen, small), action => act.current(action)),
  );
  const last = useRef({ at, eyes, seen, small, epoch: 0 });
  const put = useCallback(
    (to: number, now: Seen): void => {
      const before = last.current;
      if (before.seen === now && before.small === small) return;
      const isOn = to === before.at + 1 || to === before.at;
      const epoch = isOn && before.eyes === eyes ? before.epoch : before.epoch + 1;
      last.current = { at: to, eyes, seen: now, small, epoch };
      table.show({ ...onTable(now, small), epoch });
    },
    [table, eyes, small],
  );
  useEffect(() => put(at, seen), [put, at, seen]);
  useEffect(() => {
    if (live) return;
    onMove.current = to => put(to, seenAt(to, eyes));
    return () => {
      onMove.current = () => undefined;
    };
  }, [onMove, put, seenAt, eyes, live]);
  return { played: table.played, seen };
};

/** Asked for only when it is shared. */
const useHere = (stop: ReplayStop | undefined): (() => string) => {
  const here = useRef(stop);
  useEffect(() => {
    here.current = stop;
  }, [stop]);
  return useCallback(() => (here.current ? hashOf(here.current) : ''), []);
};

const useMomentKey = (onNext: (() => void) | null): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isFree = !(event.target instanceof HTMLElement && event.target.closest('input, textarea, dialog'));
      if (event.code === 'KeyN' && isFree && !event.ctrlKey && !event.metaKey && !event.altKey) onNext?.();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onNext]);
};

/** Onward to the next moment that the judge has marked; null where there is none. */
const useNextMoment = (stops: OpenedMatch['replay']['stops'], review: ReviewState, steps: Stepping) => {
  const next = nextMoment(stops, review.moments, steps.at);
  const toNext = useMemo(() => (next === null ? null : () => steps.go(next)), [next, steps.go]);
  useMomentKey(toNext);
  return toNext;
};

const UNJUDGED: ReadonlyMap<Card, string> = new Map();

/** What is said of the cards on the table: the one that was played, and the one that was better. */
const verdictsOf = ({ play }: OpenedMatch, moment: MatchMoment | undefined): ReadonlyMap<Card, string> => {
  if (!moment || moment.mark === 'forced') return UNJUDGED;
  const marked = [[moment.action, moment.mark] as const, ...(isWrong(moment) ? [[moment.best, 'best'] as const] : [])];
  return new Map(
    marked.flatMap(([action, mark]) => {
      const deed = play.deed(action);
      return 'card' in deed ? [[deed.card, mark] as const] : [];
    }),
  );
};

interface JudgedTableProps {
  readonly played: Played;
  readonly verdicts: ReadonlyMap<Card, string>;
}

/** What is seen is told to the table itself: the page does not draw it a second time. */
const JudgedTable = ({ played, verdicts }: JudgedTableProps) => {
  const table = useMemo(() => <Play played={played} chrome={NO_CHROME} />, [played]);
  return (
    <div className="rp-stage-in mj-staged">
      <CardVerdicts value={verdicts}>{table}</CardVerdicts>
    </div>
  );
};

interface LookingProps {
  readonly match: OpenedMatch;
  readonly whole: OpenedMatch;
  readonly review: ReviewState;
  /** Another way that it might have gone; null: the match as it was. */
  readonly branch: Branch | null;
  readonly onLine: (moment: MatchMoment) => void;
  readonly onTry: (moment: MatchMoment) => void;
  readonly onAct: (action: OfKind, seat: Seat) => void;
  readonly onBack: () => void;
}

/** The match: the table as it was, and beside it what happened, what the judge says, and the ways through it. */
export const Looking = ({ match, whole, review, branch, onLine, onTry, onAct, onBack }: LookingProps) => {
  useSay();
  const { replay, game } = match;
  const { stops } = replay;
  const steps = useSteps(stops, branch);
  const first = branch?.seat == null ? null : { seat: branch.seat, open: false };
  const { eyes, own, choose } = useEyes(match, first);
  const fair = useFair(whole.file);
  const live = branch?.seat === eyes.seat && steps.at === stops.length - 1;
  const isNarrow = useSyncExternalStore(onTurned, () => NARROW.matches);
  const isSmall = useMemo(() => isMini(whole), [whole]) && isNarrow && branch?.seat == null;
  const shown = { at: steps.at, eyes, live, small: isSmall };
  const { played, seen } = useTable(match, shown, steps.onMove, action => onAct(action, eyes.seat));
  const hereNow = useHere(branch ? undefined : stops[steps.at]);
  const swipe = useSwipe(way => steps.walk('step', way));
  const toNext = useNextMoment(stops, review, steps);
  const moment = review.moments.get(stops[steps.at]?.at ?? -1);
  const verdicts = useMemo(() => verdictsOf(match, moment), [match, moment]);
  return (
    <div
      className="rp-page"
      data-theme={game.theme.name}
      data-step={steps.at}
      data-open={eyes.open || undefined}
      data-mini={isSmall || undefined}
      data-branch={branch ? (branch.seat === null ? 'best' : 'try') : undefined}
      data-reviewed={review.review ? '' : undefined}
    >
      <MatchHead match={whole} eyes={eyes} own={own} hereNow={hereNow} fair={fair} onEyes={choose} />
      {!branch && <Curve review={review} replay={replay} side={sideOf(eyes.seat)} at={steps.at} onGo={steps.go} />}
      <section className="rp-stage" aria-label={say('match.table')} {...(live ? {} : swipe)}>
        <JudgedTable played={played} verdicts={verdicts} />
        {isSmall && <MiniHands match={match} at={steps.at} eyes={eyes} verdicts={verdicts} />}
      </section>
      <MatchSide
        match={match}
        whole={whole}
        eyes={eyes}
        steps={steps}
        seen={seen}
        who={seen.table ? whoIn(seen.table) : []}
        review={review}
        branch={branch}
        onEyes={choose}
        onLine={onLine}
        onTry={onTry}
      />
      <Controls stops={stops} steps={steps} onNext={toNext} onBack={branch ? onBack : null} />
    </div>
  );
};
