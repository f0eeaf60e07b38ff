import type { Seat } from '@majlis/kernel';
import type { Bubble } from '@/scene/props.ts';
import { nameOf } from '@/table/who.ts';
import { ballotWord, bidWord } from '@/turup/phrases.ts';
import { lastEvent, type TurupViewModel } from '@/turup/view-model.ts';
import { named, say } from '@/words/say.ts';

type Voice = (model: TurupViewModel, seat: Seat) => Bubble | undefined;

const plain = (text: string): Bubble => ({ text, tone: 'plain' });
const gold = (text: string): Bubble => ({ text, tone: 'gold' });

/** TUR-04  A bid stays at its seat until all have bid; the highest is golden. */
const called: Voice = ({ state: { calls } }, seat) => {
  const call = calls.findLast(one => one.seat === seat);
  if (!call) return undefined;
  const highest = Math.max(...calls.map(({ bid }) => (bid === 'pass' ? 0 : bid)));
  return call.bid === highest ? gold(bidWord(call.bid)) : plain(bidWord(call.bid));
};

/** TUR-02  A ballot that lies open: after the tally, or where the house votes openly. */
const voted: Voice = ({ state: { votes } }, seat) => {
  const ballot = votes.at(-1)?.ballots[seat];
  return ballot && ballot !== 'cast' ? plain(ballotWord(ballot)) : undefined;
};

const openly: Voice = (model, seat) => (model.state.options.ballots === 'live' ? voted(model, seat) : undefined);

/** All others hear that somebody peeks, and at whom; never at what. */
const peeks: Voice = ({ state: { peeks: all, turn }, seen, me, seated }, seat) => {
  const peek = all.at(-1);
  if ((seated && seat === me) || !peek || peek.seat !== seat || turn !== seat) return undefined;
  return plain(say('turup.peeks-at', { name: named(nameOf(seen.table, peek.target)) }));
};

const early: Voice = ({ seen }, seat) => {
  const event = lastEvent(seen);
  if (event?.kind !== 'played' || event.by === 'turn' || event.seat !== seat) return undefined;
  return gold(say(event.by === 'jumpIn' ? 'turup.jumps-in' : 'turup.steals'));
};

const VOICES: { readonly [phase: string]: readonly Voice[] } = {
  vote: [openly],
  lot: [voted],
  bid: [called, voted],
  second: [called],
  final: [called],
  peek: [peeks],
  play: [early, peeks],
};

/** What a seat is heard saying just now. */
export const bubbleOf = (model: TurupViewModel, seat: Seat): Bubble | undefined => {
  for (const voice of VOICES[model.state.phase] ?? []) {
    const bubble = voice(model, seat);
    if (bubble) return bubble;
  }
  return undefined;
};
