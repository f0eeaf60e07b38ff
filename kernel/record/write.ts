import type { Game, OfKind } from '../game.ts';
import { same } from '../same.ts';
import type { Actor, Viewer } from '../seat.ts';
import { GO_ON, type SpelledEvent, type Spelling } from './spelling.ts';
import { isFact, makeHeading, makePacket } from './text.ts';

/** A game and its words. */
export interface Scribe<O, S, A extends OfKind, E extends OfKind, R extends string> {
  readonly game: Game<O, S, A, E, R>;
  readonly spelling: Spelling<S, A, E>;
}

/** What came to pass: events as they were stored, and, in fixtures, remarks and refusals between them. */
export type RecordEntry<E> =
  | { readonly kind: 'event'; readonly event: E }
  | { readonly kind: 'refusal'; readonly by: Actor; readonly word: string; readonly reason: string }
  | { readonly kind: 'remark'; readonly text: string };

export interface RecordedMatch<O, E> {
  readonly options: O;
  readonly seats: number;
  readonly entries: readonly RecordEntry<E>[];
}

const WIDTH = 100;

/** The record of a match; for a viewer, of what that chair was told. `start`: what was known before the first entry, where that is not the beginning. */
export const writeRecord = <O extends object, S, A extends OfKind, E extends OfKind, R extends string>(
  { game, spelling }: Scribe<O, S, A, E, R>,
  { options, seats, entries }: RecordedMatch<O, E>,
  viewer?: Viewer,
  start?: S,
): string => {
  const page = blankPage();
  let state = start ?? game.open(options, seats);
  const heading = makeHeading({ id: game.id, seats, options: differing(options, game.options.presets.default) });
  let headed = false;
  for (const entry of entries) {
    if (!headed && entry.kind !== 'remark') {
      page.line(heading);
      headed = true;
    }
    if (entry.kind === 'remark') page.line(entry.text);
    else if (entry.kind === 'refusal') page.word(`!${by(game, state, entry)}(${entry.reason})`);
    else {
      const event = viewer === undefined ? entry.event : game.mask(entry.event, viewer);
      if (!event) continue;
      for (const told of spelling.tell(event, state)) put(page, told, said => by(game, state, said));
      state = game.evolve(state, event);
    }
  }
  if (!headed) page.line(heading);
  return page.text();
};

const differing = <O extends object>(options: O, usual: O): { [name: string]: unknown } =>
  Object.fromEntries(Object.entries(options).filter(([name, value]) => !same(value, Reflect.get(usual, name))));

type Page = ReturnType<typeof blankPage>;

const put = (page: Page, told: SpelledEvent, spelled: (said: { by: Actor; word: string }) => string): void => {
  if ('fact' in told) page.word(told.fact);
  else if ('deal' in told) for (const { to, pile } of told.deal) page.line(makePacket(to, pile));
  else {
    page.word(spelled(told));
    if (told.by === 'house') page.close();
  }
};

/** The seat goes without saying where the table waits for one seat, and that one acts. */
const by = <O, S, A extends OfKind, E extends OfKind, R extends string>(
  game: Game<O, S, A, E, R>,
  state: S,
  { by: actor, word }: { readonly by: Actor; readonly word: string },
): string => {
  if (actor === 'house' || word === GO_ON) return word;
  const awaited = game.waits(state).filter(wait => wait.on !== 'house');
  return awaited.length === 1 && awaited[0]?.on === actor ? word : `${word}@${actor}`;
};

/** Words fill lines; a house's word closes its line, but for the facts that follow it. */
const blankPage = () => {
  const lines: string[] = [];
  let open = '';
  let closed = false;
  const end = (): void => {
    if (open !== '') lines.push(open);
    open = '';
    closed = false;
  };
  return {
    word: (word: string): void => {
      if (!isFact(word) && (closed || open.length + word.length >= WIDTH)) end();
      open = open === '' ? word : `${open} ${word}`;
    },
    line: (line: string): void => {
      end();
      lines.push(line);
    },
    close: (): void => {
      closed = true;
    },
    text: (): string => {
      end();
      return `${lines.join('\n')}\n`;
    },
  };
};
