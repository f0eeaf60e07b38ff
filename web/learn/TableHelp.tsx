import type { Seat } from '@majlis/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { gameWithId } from '@/games.ts';
import { type Advice, adviceFor, ruleOf } from '@/learn/advice.ts';
import { DeedChip } from '@/match/Verdict.tsx';
import { isHinted, knownOf, matchBegun, useAcquaintance } from '@/settings/acquaintance.ts';
import { setSettings, useSettings } from '@/settings/settings.ts';
import { Glyph } from '@/shell/Glyph.tsx';
import { HOST } from '@/store/address.ts';
import type { FromWorker, ToWorker } from '@/store/letter.ts';
import type { Played } from '@/store/open.ts';
import type { BotHint } from '@/store/review-letter.ts';
import type { Seen } from '@/store/seen.ts';
import { isAgainstBots } from '@/table/help.ts';
import type { ReplayGame } from '@/table/replay-game.ts';
import type { WebGame } from '@/table/web-game.ts';
import { wordsOf } from '@/words/load.ts';
import { isWord, sayReason, useSay } from '@/words/say.ts';
import '@/learn/help.css';

interface HelpProps {
  readonly played: Played;
  readonly bulb: number;
}

/** What is said of the table in words: of a game that has a replay. */
const usePlay = (game: WebGame | undefined): ReplayGame | null => {
  const [play, setPlay] = useState<ReplayGame | null>(null);
  useEffect(() => {
    let isGone = false;
    const loading = Promise.all([game?.replay?.(), wordsOf('learn'), wordsOf('match')]);
    loading.then(([found]) => !isGone && found && setPlay(found)).catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [game]);
  return play;
};

/** The first matches that somebody begins who came by the question. It is settled when a match begins, and stays so until its end. */
const useFirstMatches = (game: string, match: string | null): boolean => {
  const [hinted, setHinted] = useState(false);
  const counted = useRef<string | null>(null);
  useEffect(() => {
    if (match === null || counted.current === match) return;
    counted.current = match;
    if (knownOf(useAcquaintance.getState(), game).asked) matchBegun(game, match);
    setHinted(isHinted(knownOf(useAcquaintance.getState(), game)));
  }, [game, match]);
  return hinted;
};

type Bulb = { readonly at: number; readonly hint: BotHint | 'asked' | null };

/** A worker of its own, for one question. */
const askHint = (game: string, view: unknown, seat: Seat, seed: number): Promise<BotHint | null> => {
  const worker = new Worker(HOST, { type: 'module' });
  return new Promise<BotHint | null>((done, fail) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => data.kind === 'hinted' && done(data.hint);
    worker.onerror = ({ message }) => fail(new Error(message));
    worker.postMessage({ kind: 'hint', wish: { game, view, seat, seed } } satisfies ToWorker);
  })
    .catch(() => null)
    .finally(() => worker.terminate());
};

/** Asks when the bulb is tapped; what was said holds until something happens at the table. */
const useBulb = ({ played }: HelpProps, seen: Seen) => {
  const [bulb, setBulb] = useState<Bulb | null>(null);
  const ask = (): void => {
    const { you, table, at } = played.store.seen.getState();
    if (typeof you !== 'number' || !table?.state) return;
    setBulb({ at, hint: 'asked' });
    void askHint(table.game, table.state, you, at).then(hint => setBulb(now => (now?.at === at ? { at, hint } : now)));
  };
  return { said: bulb?.at === seen.at ? bulb.hint : undefined, ask };
};

interface SayingProps {
  readonly game: WebGame;
  readonly play: ReplayGame;
  readonly advice: Advice | null;
  readonly said: BotHint | 'asked' | null | undefined;
}

const Hinted = ({ play, said }: { readonly play: ReplayGame; readonly said: BotHint | 'asked' | null }) => {
  const say = useSay();
  if (said === 'asked') return <p>{say('learn.bulb-asked')}</p>;
  if (said === null) return <p>{say('learn.bulb-none')}</p>;
  const why = `match.why.${said.reason}`;
  return (
    <p data-hinted="">
      {say('learn.bulb-says')} <DeedChip deed={play.deed(said.action)} />
      {said.reason !== null &&
        isWord(why) &&
        say('app.separator') + say(why, { partner: say('learn.partner'), next: say('learn.next-player') })}
    </p>
  );
};

const Saying = ({ game, play, advice, said }: SayingProps) => {
  const say = useSay();
  if (said !== undefined) return <Hinted play={play} said={said} />;
  if (!advice) return <p className="hp-quiet">{say('learn.not-yet')}</p>;
  const rule = advice.grey === null ? undefined : ruleOf(game.name, advice.grey);
  return (
    <p data-ask={advice.ask} data-grey={advice.grey ?? undefined}>
      {say(`learn.ask.${advice.ask}`)} {advice.grey !== null && sayReason(advice.grey, game.name)}{' '}
      {rule && (
        <a className="hp-rule" href={`/rules/${game.name}#${rule}`} target="_blank" rel="noopener">
          {rule}
        </a>
      )}
    </p>
  );
};

const adviceNow = (played: Played, play: ReplayGame | null, { you, table }: Seen): Advice | null => {
  const state = table?.state;
  if (!play || typeof you !== 'number' || state == null || table?.phase !== 'playing') return null;
  return adviceFor(played.game, state, you, play.hands(state)[you] ?? []);
};

const Bar = (props: HelpProps & { readonly game: WebGame }) => {
  const { played, game, bulb } = props;
  const say = useSay();
  const seen = useStore(played.store.seen);
  const wanted = useSettings(({ hints }) => hints);
  const play = usePlay(game);
  const isOn = seen.table?.phase === 'playing' && typeof seen.you === 'number' && seen.link !== 'replay';
  const first = useFirstMatches(game.name, isOn ? (seen.match?.id ?? played.id) : null);
  const alone = isAgainstBots(seen) && game.review !== undefined;
  const { said, ask } = useBulb(props, seen);
  const advice = useMemo(() => adviceNow(played, play, seen), [played, play, seen]);
  const asked = useRef(0);
  useEffect(() => {
    if (asked.current !== bulb && alone) ask();
    asked.current = bulb;
  });
  if (!isOn || !play || !((first && wanted) || (alone && said !== undefined))) return null;
  return (
    <aside className="hp-bar" aria-label={say('learn.help')}>
      <div className="hp-said" role="status">
        <Saying game={game} play={play} advice={advice} said={said} />
      </div>
      {alone && (
        <button
          type="button"
          className="sh-square"
          data-action="bulb"
          aria-label={say('table.bulb')}
          disabled={advice === null}
          onClick={ask}
        >
          <Glyph name="bulb" />
        </button>
      )}
      {first && wanted && (
        <button
          type="button"
          className="sh-square"
          data-action="hints-off"
          aria-label={say('learn.hints-off')}
          onClick={() => setSettings({ hints: false })}
        >
          <Glyph name="cross" size={18} />
        </button>
      )}
    </aside>
  );
};

/** KNOW-02 KNOW-03  A line under the table of whoever is new: what is asked, and why cards are grey. Against bots alone a bulb tells what one of them would do. */
export const TableHelp = (props: HelpProps) => {
  const game = gameWithId(props.played.game.game.id);
  return game ? <Bar {...props} game={game} /> : null;
};
