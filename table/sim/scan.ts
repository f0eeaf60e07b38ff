import type { Card, OfKind, Viewer } from '@majlis/kernel';
import type { LogLine, Message } from '../index.ts';
import { type Knowledge, mayKnow, type Oracle } from './oracle.ts';

const CARD = /(?<![A-Za-z0-9])(?:(?:[2-9]|10|[JQKA])[SHDC](?:#\d+)?|JK#\d+)(?![A-Za-z0-9#])/g;

/** Every card whose name stands anywhere in a text. */
export const namedIn = (text: string): readonly Card[] => (text.match(CARD) ?? []) as Card[];

/** A card sent to somebody who may not know it. */
export interface Leak {
  readonly viewer: Viewer;
  readonly card: Card;
  readonly text: string;
}

/** Watches every byte that leaves a table. */
export interface Scanner {
  /** The log grew. */
  logged(line: LogLine): void;
  /** Something was sent by a table that stood at line `seq`. */
  sent(viewer: Viewer, message: Message, seq: number): readonly Leak[];
  readonly bytes: number;
}

export const scanner = (oracle: Oracle, seats: number): Scanner => {
  /** What could be known after each line. */
  const known: Knowledge[] = [oracle.begin(seats)];
  const streams = new Map<Viewer, string[]>();
  let bytes = 0;
  return {
    logged: ({ event }) => {
      const before = event.kind === 'started' ? oracle.begin(seats) : (known.at(-1) ?? oracle.begin(seats));
      known.push(event.kind === 'game' ? oracle.learn(before, event.event) : before);
    },
    sent: (viewer, message, seq) => {
      const texts = newsIn(streams, viewer, message);
      bytes += texts.reduce((sum, text) => sum + text.length, 0);
      return texts.flatMap(text => strange(known[seq] ?? oracle.begin(seats), viewer, text));
    },
    get bytes() {
      return bytes;
    },
  };
};

const strange = (knowledge: Knowledge, viewer: Viewer, text: string): readonly Leak[] => {
  const named = namedIn(knowledge.papers.reduce((rest, paper) => rest.replaceAll(paper, ''), text));
  if (named.length === 0) return [];
  const may = mayKnow(knowledge, viewer);
  return named.filter(card => !may.has(card)).map(card => ({ viewer, card, text }));
};

/** A message in pieces. What was told before, in the same words and under the same number, is no news: it was judged when it was. */
const newsIn = (streams: Map<Viewer, string[]>, viewer: Viewer, message: Message): readonly string[] => {
  if (message.kind !== 'told') return [JSON.stringify(message)];
  const { events, ...rest } = message;
  const stream = streams.get(viewer) ?? [];
  streams.set(viewer, stream);
  const news = events.flatMap((event, i) => {
    const [at, text] = [message.at + i, JSON.stringify(event)];
    const repeated = stream[at] === text;
    stream[at] = text;
    return repeated ? [] : [text];
  });
  return [JSON.stringify(rest), ...news];
};

/** The knowledge after the log's last deal, for whoever wants to know what is still hidden. */
export const knowledgeOf = (oracle: Oracle, seats: number, events: readonly OfKind[]): Knowledge =>
  events.reduce((known, event) => oracle.learn(known, event), oracle.begin(seats));
