import type { Card } from '../card.ts';
import type { HouseAction, OfKind, Wait } from '../game.ts';
import type { Actor, Seat } from '../seat.ts';
import { GO_ON, TIME_UP } from './spelling.ts';
import { parseHeading, parseLine, type RecordItem } from './text.ts';
import { type RecordEntry, type Scribe, writeRecord } from './write.ts';

export interface Replay<S, E> {
  /** The record written again: the same text, or the record is wrong. */
  readonly text: string;
  readonly state: S;
  readonly events: readonly E[];
  readonly options: object;
}

/** Plays a record. One that cannot be read, or that asks for what the rules do not know, throws and names the line. */
export const replay = <O extends object, S, A extends OfKind, E extends OfKind, R extends string>(
  scribe: Scribe<O, S, A, E, R>,
  text: string,
): Replay<S, E> => {
  const lines = text.replace(/\n$/, '').split('\n');
  const top = lines.findIndex(line => line !== '' && !line.startsWith('#'));
  const { id, seats, options: rules } = parseHeading(lines[top] ?? '');
  const parsed = scribe.game.options.parse(rules);
  if (id !== scribe.game.id) throw new Error(`a record of ${id}, not of ${scribe.game.id}`);
  if (!parsed.ok) throw new Error(`line ${top + 1}: ${parsed.reason}: ${parsed.option}`);
  const player = newPlayer(scribe, parsed.options, seats);
  for (const [at, line] of lines.entries()) {
    if (at === top) continue;
    try {
      for (const item of parseLine(line)) player.take(item);
    } catch (wrong) {
      throw new Error(`line ${at + 1}: ${wrong instanceof Error ? wrong.message : wrong}`);
    }
  }
  return player.done();
};

/** Takes the items of a record one by one, as a table would take what they stand for. */
const newPlayer = <O extends object, S, A extends OfKind, E extends OfKind, R extends string>(
  scribe: Scribe<O, S, A, E, R>,
  options: O,
  seats: number,
) => {
  const { game, spelling } = scribe;
  const entries: RecordEntry<E>[] = [];
  const packets = new Map<string, readonly Card[]>();
  let state = game.open(options, seats);

  const submit = (actor: Actor, action: A | HouseAction, word: string, refused: boolean): void => {
    const decision = game.decide(state, actor, action);
    if (decision.ok === refused) {
      throw new Error(decision.ok ? `${word} was not refused` : `${word} was refused: ${decision.reason}`);
    }
    if (decision.ok) {
      for (const event of decision.events) entries.push({ kind: 'event', event });
      state = decision.after;
    } else entries.push({ kind: 'refusal', by: actor, word, reason: decision.reason });
  };

  const takeWord = (word: string, seat: Seat | undefined, refused: boolean): void => {
    const actor = seat ?? onlySeat(game.waits(state));
    if (word === GO_ON) submit('house', lapseOf(game.waits(state), 'house'), word, refused);
    else if (word === TIME_UP) submit(actor, lapseOf(game.waits(state), actor), word, refused);
    else if (word === 'left' && seat !== undefined) submit('house', { kind: 'left', seat }, word, refused);
    else {
      const action = spelling.read(word);
      if (!action) throw new Error(`not a word of ${game.id}: ${word}`);
      submit(action.kind === 'rolled' ? 'house' : actor, action, word, refused);
    }
  };

  /** The pack is whole when every place has its packet. */
  const takePacket = (to: string, cards: readonly Card[]): void => {
    packets.set(to, cards);
    const places = [...new Set(spelling.layout(state).map(packet => packet.to))];
    if (!places.every(place => packets.has(place))) return;
    const label = shuffleDue(game.waits(state));
    submit('house', { kind: 'rolled', label, value: gathered(spelling.layout(state), packets) }, to, false);
    packets.clear();
  };

  return {
    take: (item: RecordItem): void => {
      if (item.kind === 'remark') entries.push(item);
      else if (item.kind === 'packet') takePacket(item.to, item.cards);
      else takeWord(item.word, item.seat, item.refused);
    },
    done: (): Replay<S, E> => ({
      text: writeRecord(scribe, { options, seats, entries }),
      state,
      options,
      events: entries.flatMap(entry => (entry.kind === 'event' ? [entry.event] : [])),
    }),
  };
};

const lapseOf = <A>(waits: readonly Wait<A>[], on: Actor): A => {
  const wait = waits.find(waiting => waiting.on === on);
  if (!wait || !('lapse' in wait)) throw new Error(`the table does not wait for ${on}`);
  return wait.lapse;
};

const onlySeat = (waits: readonly Wait<unknown>[]): Actor => {
  const awaited = waits.filter(wait => wait.on !== 'house');
  return awaited.length === 1 && awaited[0] ? awaited[0].on : 'house';
};

/** The label of the shuffle that the table waits for. */
const shuffleDue = (waits: readonly Wait<unknown>[]): string => {
  const wait = waits.find(waiting => 'roll' in waiting && waiting.roll.kind === 'shuffle');
  if (!wait || !('roll' in wait)) throw new Error('no shuffle is due');
  return wait.roll.label;
};

/** The pack put together again from its packets. */
const gathered = (
  layout: readonly { readonly to: string; readonly at: readonly number[] }[],
  packets: ReadonlyMap<string, readonly Card[]>,
): Card[] => {
  const pack: Card[] = [];
  const taken = new Map<string, number>();
  for (const { to, at } of layout) {
    const from = taken.get(to) ?? 0;
    const cards = (packets.get(to) ?? []).slice(from, from + at.length);
    for (const [i, card] of cards.entries()) pack[at[i] ?? 0] = card;
    taken.set(to, from + at.length);
  }
  for (const [to, cards] of packets) {
    if (cards.length !== taken.get(to)) throw new Error(`${to} gets ${taken.get(to) ?? 0} cards, not ${cards.length}`);
  }
  return pack;
};
