import { gameWithId } from '@/games.ts';
import { type MatchReplay, replayOf } from '@/match/frames.ts';
import { localMatch } from '@/match/local.ts';
import { type MatchFile, parseMatch, refusalIn } from '@/match/record.ts';
import type { Api, HouseAnswer } from '@/shell/api.ts';
import type { LoadedRules } from '@/store/loaded.ts';
import type { ReplayGame } from '@/table/replay-game.ts';
import type { WebGame } from '@/table/web-game.ts';
import { wordsOf } from '@/words/load.ts';

/** A match with everything that it takes to look at it. */
export interface OpenedMatch {
  readonly file: MatchFile;
  readonly game: WebGame;
  readonly rules: LoadedRules;
  readonly play: ReplayGame;
  readonly replay: MatchReplay;
}

const LOCAL = 'local-';

const no = (reason: string): HouseAnswer<never> => ({ ok: false, reason });

export const openedFile = async (file: MatchFile): Promise<HouseAnswer<OpenedMatch>> => {
  const game = gameWithId(file.match.game);
  if (!game?.replay) return no('no-such-game');
  const words = [wordsOf('table'), wordsOf('match'), wordsOf(game.name)];
  const [rules, play] = await Promise.all([game.rules(), game.replay(), ...words]);
  const replay = replayOf(rules.game, play, file);
  return replay.stops.length > 0 ? { ok: true, value: { file, game, rules, play, replay } } : no('not-found');
};

/** A match of the house by its id; the last one of a table in this browser by its game. */
export const openMatch = async (api: Api, id: string): Promise<HouseAnswer<OpenedMatch>> => {
  if (id.startsWith(LOCAL)) {
    const file = await localMatch(id);
    return file ? openedFile(file) : no('not-found');
  }
  const answer = await api.match(id);
  if (!answer.ok) return answer;
  const file = parseMatch(answer.value);
  return file ? openedFile(file) : no(refusalIn(answer.value) ?? 'bad-message');
};
