import { type Card, cards } from '../card.ts';
import { type Pile, sizeOf } from '../pile.ts';
import type { Seat } from '../seat.ts';

/** What stands in a record after its heading, in order. */
export type RecordItem =
  /** A comment or an empty line, kept as it is. */
  | { readonly kind: 'remark'; readonly text: string }
  /** One packet of a shuffled pack. */
  | { readonly kind: 'packet'; readonly to: string; readonly cards: readonly Card[] }
  | { readonly kind: 'word'; readonly word: string; readonly seat: Seat | undefined; readonly refused: boolean };

export interface Heading {
  readonly id: string;
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
}

export const makeHeading = ({ id, seats, options }: Heading): string =>
  [id, `seats=${seats}`, ...Object.entries(options).map(([name, value]) => `${name}=${spell(value)}`)].join(' ');

const spell = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export const parseHeading = (line: string): Heading => {
  const [id = '', ...words] = line.split(' ');
  const settings = Object.fromEntries(words.map(setting));
  const { seats, ...options } = settings;
  if (!/^[a-z]+\/\d+$/.test(id) || typeof seats !== 'number') throw new Error(`not the heading of a record: ${line}`);
  return { id, seats, options };
};

const setting = (word: string): [string, unknown] => {
  const at = word.indexOf('=');
  const value = word.slice(at + 1);
  return [word.slice(0, at), /^[[{\d"-]|^(?:true|false|null)$/.test(value) ? JSON.parse(value) : value];
};

/** `0  AS 9H ?7`: where the cards go, then two spaces or more, the cards that are known, and how many more. */
export const makePacket = (to: string, pile: Pile): string => {
  const unknown = sizeOf(pile) - pile.cards.length;
  return [`${to.padEnd(6)} `, ...pile.cards, ...(unknown > 0 ? [`?${unknown}`] : [])].join(' ').trimEnd();
};

const PACKET = /^(\S+) {2,}(.*)$/;

/** Facts (`>2`, `=16:10`, lines that begin with `+`) are left out: writing the record again brings them back. */
export const parseLine = (line: string): RecordItem[] => {
  if (line.trim() === '' || line.startsWith('#')) return [{ kind: 'remark', text: line }];
  if (line.startsWith('+')) return [];
  const packet = PACKET.exec(line);
  if (packet?.[1]) return [{ kind: 'packet', to: packet[1], cards: cards(packet[2] ?? '') }];
  return line
    .split(/ +/)
    .filter(word => word !== '' && !isFact(word))
    .map(parseWord);
};

export const isFact = (word: string): boolean => word.startsWith('>') || word.startsWith('=');

const WORD = /^(!?)([^@()]+)(?:@(\d+))?(?:\([^()]*\))?$/;

const parseWord = (text: string): RecordItem => {
  const [, refused, word, seat] = WORD.exec(text) ?? [];
  if (!word) throw new Error(`not a word of a record: ${text}`);
  return { kind: 'word', word, seat: seat === undefined ? undefined : Number(seat), refused: refused === '!' };
};
