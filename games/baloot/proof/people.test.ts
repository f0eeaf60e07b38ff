import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seat } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { options } from '../options.ts';
import { begun, closed, type PeoplesDeal, type PeoplesMatch, type Replayed, replayed } from './people.ts';

/** 23 deals of real people on a large site, facts only. */
const { matches }: { readonly matches: readonly PeoplesMatch[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'people.json'), 'utf8'),
);
const online = options.presets.online ?? options.presets.default;
const deals = matches.flatMap(match => match.deals.map((deal, at) => [deal.id, match, at] as const));

/** The match up to and with this deal, and what happened in the deal. */
const upTo = ({ deals: all }: PeoplesMatch, at: number) => {
  const match = begun(online, all[0]?.dealer ?? 0);
  for (const deal of all.slice(0, at)) {
    replayed(match, deal);
    closed(match);
  }
  const before = match.events.length;
  const { dealer } = match.state;
  replayed(match, deal(all, at));
  closed(match);
  return { match, dealer, events: match.events.slice(before) };
};

const deal = (all: readonly PeoplesDeal[], at: number): PeoplesDeal => {
  const found = all[at];
  if (!found) throw new Error('no such deal');
  return found;
};

type Told = ReturnType<typeof upTo>['events'];

const takersIn = (events: Told): readonly Seat[] =>
  events.flatMap(event => (event.kind === 'trickTaken' ? [event.seat] : []));

/** Who led each trick after the first, and who took the last. */
const leadersOf = ({ tricks = [], lastTrickSide }: PeoplesDeal, events: Told) => ({
  leaders: tricks.slice(1).map(trick => trick[0]?.[0]),
  last: lastTrickSide,
  got: { leaders: takersIn(events).slice(0, -1), last: (takersIn(events).at(-1) ?? 0) % 2 },
});

/** At which card of the round each Baloot was announced. */
const balootIn = (events: Told): readonly (readonly [Seat, number])[] => {
  let cards = -1;
  return events.flatMap(event => {
    if (event.kind === 'played') cards++;
    return event.kind === 'balootAnnounced' ? [[event.seat, cards] as const] : [];
  });
};

const sheetIn = (events: Told) => {
  const sheet = events.flatMap(event => (event.kind === 'scored' ? [event.sheet] : []))[0];
  const abnat = (kind: 'cards' | 'totals') =>
    sheet?.lines.flatMap(line => (line.kind === kind ? [line.abnat] : []))[0] ?? null;
  return { cardAbnat: abnat('cards'), totalAbnat: abnat('totals'), points: sheet?.points, outcome: sheet?.outcome };
};

test.each(deals)('[BAL-23.3] `online` plays %s as the people did: dealer, calls, floor, end', (_, given, at) => {
  const { match, dealer, events } = upTo(given, at);
  const { dealer: dealt, end, mode, trump, buyingSide } = deal(given.deals, at);
  expect(match.refusals).toEqual([]);
  expect(dealer).toBe(dealt);
  const [thrownIn] = events.filter(({ kind }) => kind === 'thrownIn');
  expect(thrownIn).toEqual(end === 'played' ? undefined : expect.objectContaining({ by: end }));
  const [bought] = events.flatMap(event => (event.kind === 'bought' ? [event.contract] : []));
  expect(bought && { mode: bought.mode, trump: bought.trump, side: bought.buyer % 2 }).toEqual(
    end === 'played' ? { mode, trump, side: buyingSide } : undefined,
  );
});

const rounds = deals.filter(([, given, at]) => deal(given.deals, at).end === 'played');

test.each(rounds)('[BAL-23.3] and %s card by card: tricks, projects, Akka, Baloot, Abnat, points', (_, given, at) => {
  const { events } = upTo(given, at);
  const facts = deal(given.deals, at);
  expect(events.flatMap(event => (event.kind === 'played' ? [[event.seat, event.card]] : []))).toEqual(
    facts.tricks?.flat(),
  );
  const { got, ...told } = leadersOf(facts, events);
  expect(got).toEqual(told);
  expect(events.flatMap(event => (event.kind === 'played' && event.akka ? [[event.seat, event.card]] : []))).toEqual(
    facts.akka,
  );
  expect(balootIn(events)).toEqual(facts.baloot);
  const shown = events.flatMap(event => (event.kind === 'revealed' ? event.declared.map(({ seat }) => seat) : []));
  expect(shown.toSorted()).toEqual(facts.shownBy?.toSorted());
  const { outcome, ...sheet } = sheetIn(events);
  expect(sheet).toEqual({ cardAbnat: facts.cardAbnat, totalAbnat: facts.totalAbnat, points: facts.points });
  expect({ kaboot: outcome === 'kaboot', made: outcome !== 'khasara' }).toEqual({
    kaboot: facts.kaboot,
    made: facts.buyerMade,
  });
});

const whole = (given: PeoplesMatch, rules = online): Replayed => {
  const match = begun(rules, given.deals[0]?.dealer ?? 0);
  for (const one of given.deals) {
    if (!replayed(match, one)) break;
    closed(match);
  }
  return match;
};

test('[BAL-23.3] 23 deals, 12 of them played: 96 tricks, 384 cards, and the match ends 153 to 131', () => {
  const all = matches.map(match => whole(match));
  const count = (kind: string): number =>
    all.reduce((sum, { events }) => sum + events.filter(event => event.kind === kind).length, 0);
  expect([deals.length, rounds.length]).toEqual([23, 12]);
  expect(['dealt', 'scored', 'trickTaken', 'played'].map(count)).toEqual([23, 12, 96, 384]);
  expect(all[0]?.state).toMatchObject({ phase: { kind: 'over' }, scores: [153, 131], outcome: { winner: 0 } });
  expect(matches[0]?.final).toEqual([153, 131]);
});

test('[BAL-15.1] one card of theirs was a fault that nobody called: strict refuses it, free takes it', () => {
  const [first] = matches;
  const strict = first && whole(first, { ...online, enforcement: 'strict' });
  expect(strict?.refusals).toEqual(['3 {"kind":"play","card":"8D","akka":false} must-follow']);
  expect(strict?.state).toMatchObject({
    deal: 12,
    tricks: [expect.anything()],
    trick: [{ card: expect.stringMatching('S') }],
  });
});
