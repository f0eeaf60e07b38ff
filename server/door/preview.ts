import type { Outcome } from '@majlis/kernel';
import { sideOf } from '@majlis/kernel';
import type { FinishedMatch, Listing } from '@majlis/protocol';
import { GAME_IDS } from '../host/games.ts';
import { standingOf } from '../report/finished.ts';
import type { Store } from '../store/index.ts';
import { type Conduct, grown } from './conduct.ts';
import type { DoorDeps } from './door-deps.ts';
import { RULES } from './limits.ts';
import { escaped, type PictureText } from './picture.ts';

/** What a chat shows of a link. */
export interface Preview {
  readonly title: string;
  readonly description: string;
  /** Its picture, by the name that it can be had by. */
  readonly picture: { readonly name: string; readonly text: PictureText };
}

/** `baloot/1` → Baloot: the door knows no game. */
const gameWord = (id: string): string => {
  const name = id.split('/')[0] ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};

const GAMES = new Intl.ListFormat('en-GB').format(GAME_IDS.map(gameWord));

/** Of everything that is not open to all: it tells nothing, not even whether there is such a thing. */
export const HOUSE: Preview = {
  title: 'Majlis',
  description: `${GAMES} with friends, strangers and bots. No install, every deal can be checked.`,
  picture: { name: 'house', text: { heading: 'Cards with friends', sides: null, foot: GAMES } },
};

const INVITATION: Preview = {
  ...HOUSE,
  title: 'You are invited to a table · Majlis',
  picture: { name: 'invitation', text: { heading: 'You are invited to a table', sides: null, foot: GAMES } },
};

/** Programs that fetch a link to show what it leads to; people get the page as it is. */
const ROBOT =
  /bot\b|bots\b|crawler|spider|facebookexternalhit|whatsapp|telegram|discord|slack|twitter|linkedin|skypeuripreview|preview/i;

export const isRobot = (agent: string | undefined): boolean => agent !== undefined && ROBOT.test(agent);

/** Who is a bot is not named: its name is its level. */
const namesOf = (players: FinishedMatch['players'], side: number): readonly string[] =>
  players.filter(({ seat }) => sideOf(seat) === side).map(({ person, name }) => (person === null ? 'bot' : name));

const matchPreview = ({ id, players, outcome, game }: FinishedMatch): Preview => {
  const scores = (outcome as Outcome | null)?.scores;
  const [a, b] = [namesOf(players, 0), namesOf(players, 1)];
  const between = scores ? `${scores[0]} – ${scores[1]}` : '–';
  const text: PictureText = {
    heading: gameWord(game),
    sides: scores
      ? [
          { names: a, score: scores[0] },
          { names: b, score: scores[1] },
        ]
      : null,
    foot: 'The whole match again, card by card',
  };
  return {
    title: `${a.join(', ')} ${between} ${b.join(', ')}`,
    description: `${gameWord(game)}: the whole match again, card by card, with its review. Majlis`,
    picture: { name: `m-${id}`, text },
  };
};

const tablePreview = ({ id, game, seats }: Listing): Preview => {
  const free = seats.filter(seat => seat === null).length;
  const heading = `A table of ${gameWord(game)}`;
  const description =
    free > 0
      ? `Open to everybody, ${free} of ${seats.length} seats are free.`
      : 'Open to everybody who wants to watch.';
  return {
    title: `${heading} · Majlis`,
    description,
    picture: { name: `t-${id}`, text: { heading, sides: null, foot: description } },
  };
};

const ID = /^\/(m|t|join)\/([\w-]{1,64})$/;

/** Whether the store is asked about it. */
export const isPreviewed = (url: string, agent: string | undefined): boolean =>
  isRobot(agent) && ID.test(url.split('?', 1)[0] ?? '');

/** What may be told of an address to everybody. A code is not looked up: nobody learns here whether there is such a one. */
const previewOf = async (
  store: Pick<Store, 'directory' | 'shares' | 'engine'>,
  path: string,
  now: number,
): Promise<Preview> => {
  const { directory } = store;
  const [, kind, id = ''] = ID.exec(path) ?? [];
  if (kind === 'join') return INVITATION;
  if (kind === 't') {
    const listing = await directory.find(id);
    return listing?.visibility === 'public' ? tablePreview(listing) : HOUSE;
  }
  const match = kind === 'm' ? await directory.match(id) : undefined;
  if (!match) return HOUSE;
  return (await standingOf(store, match, null, now)).isOpen ? matchPreview(match) : HOUSE;
};

/** A robot is counted as any stranger is; beyond that it is shown the house. */
export const shownTo = async (
  {
    limits,
    conduct,
    store,
    wall,
  }: Pick<DoorDeps, 'limits' | 'store' | 'wall'> & { readonly conduct: Pick<Conduct, 'lately'> },
  key: string,
  path: string,
): Promise<Preview> =>
  limits.here(grown(RULES.http, conduct.lately(key)), key) === 0 ? previewOf(store, path, wall()) : HOUSE;

/** The page with what a chat reads in its head. `origin`: where the house is found; without one there is no address for the picture. */
export const withPreview = (
  page: string,
  { title, description, picture }: Preview,
  origin: string | undefined,
): string => {
  const pictured = [
    ['og:image', `${origin}/api/picture/${picture.name}`],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ];
  const tags = [
    ['og:site_name', 'Majlis'],
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ...(origin === undefined ? [] : pictured),
  ].map(([name, text = '']) => `<meta property="${name}" content="${escaped(text)}">`);
  const card = origin === undefined ? 'summary' : 'summary_large_image';
  const names = [
    ['description', description],
    ['twitter:card', card],
  ].map(([name, text = '']) => `<meta name="${name}" content="${escaped(text)}">`);
  const head = [...tags, ...names].join('');
  return page.replace(/<title>.*?<\/title>/s, () => `<title>${escaped(title)}</title>${head}`);
};
