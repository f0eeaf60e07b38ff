import type { Card, Viewer } from '@majlis/kernel';
import type { Kind, Line, Message } from '../index.ts';
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
  logged(line: Line): void;
  /** Something was sent by a table that stood at line `seq`. */
  sent(viewer: Viewer, message: Message, seq: number): readonly Leak[];
  readonly bytes: number;
}

export const scanner = (oracle: Oracle, seats: number): Scanner => {
  /** What could be known after each line. */
  const known: Knowledge[] = [oracle.begin(seats)];
  let bytes = 0;
  const streams = new Map<Viewer, string[]>();
  const strange = (viewer: Viewer, text: string, seq: number): readonly Leak[] => {
    const knowledge = known[seq] ?? oracle.begin(seats);
    const named = namedIn(knowledge.papers.reduce((rest, paper) => rest.replaceAll(paper, ''), text));
    if (named.length === 0) return [];
    const may = mayKnow(knowledge, viewer);
    return named.filter(card => !may.has(card)).map(card => ({ viewer, card, text }));
  };
  /** Told again in the same words is no news: it was judged when it was. */
  const isRepeat = (viewer: Viewer, at: number, text: string): boolean => {
    const stream = streams.get(viewer) ?? [];
    streams.set(viewer, stream);
    const repeated = stream[at] === text;
    stream[at] = text;
    return repeated;
  };
  return {
    logged: ({ event }) => {
      const before = event.kind === 'started' ? oracle.begin(seats) : (known.at(-1) ?? oracle.begin(seats));
      known.push(event.kind === 'game' ? oracle.learn(before, event.event) : before);
    },
    sent: (viewer, message, seq) => {
      const text = JSON.stringify(message);
      bytes += text.length;
      if (message.kind !== 'told') return strange(viewer, text, seq);
      const { events, ...rest } = message;
      const news = events.map((event, i) => ({ at: message.at + i, text: JSON.stringify(event) }));
      return [
        ...strange(viewer, JSON.stringify(rest), seq),
        ...news.flatMap(one => (isRepeat(viewer, one.at, one.text) ? [] : strange(viewer, one.text, seq))),
      ];
    },
    get bytes() {
      return bytes;
    },
  };
};

/** The knowledge after the log's last deal, for whoever wants to know what is still hidden. */
export const knowledgeOf = (oracle: Oracle, seats: number, events: readonly Kind[]): Knowledge =>
  events.reduce((known, event) => oracle.learn(known, event), oracle.begin(seats));
