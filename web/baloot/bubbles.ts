import { type Seat, sideOf } from '@majlis/kernel';
import { bidWord, projectsWord, raiseWord } from '@/baloot/phrases.ts';
import { PROJECT_BADGES } from '@/baloot/project-badges.ts';
import { type BalootViewModel, isBalootNow } from '@/baloot/view-model.ts';
import type { Bubble } from '@/scene/props.ts';
import { say } from '@/words/say.ts';

type Voice = (model: BalootViewModel, seat: Seat) => Bubble | undefined;

const plain = (text: string): Bubble => ({ text, tone: 'plain' });
const gold = (text: string): Bubble => ({ text, tone: 'gold' });

/** BID-04  A call stays at its seat until the bidding ends; BID-10 but whoever is choosing a suit needs the room. */
const called: Voice = ({ state: { auction }, me }, seat) => {
  const call = auction?.calls.findLast(one => one.seat === seat);
  const choosing = seat === me && auction?.stage.kind === 'naming' && auction.stage.hokum.seat === me;
  if (!call || choosing) return undefined;
  const text = bidWord(call.bid, call.round);
  return call.bid.kind === 'pass' || call.bid.kind === 'waive' ? plain(text) : gold(text);
};

const raised: Voice = ({ state: { doubling } }, seat) => {
  const raise = doubling?.raises.findLast(one => one.seat === seat);
  return raise && gold(raiseWord(raise.raise, raise.manner === 'locked'));
};

/** PROJ-05, PROJ-07  Kinds only, for as long as the first trick lies; then the losing side's are broken. */
const declared: Voice = ({ state }, seat) => {
  const made = state.declared.find(one => one.seat === seat);
  const first = state.tricks.length === 0 || (state.tricks.length === 1 && state.trick.length === 0);
  if (!made || !first) return undefined;
  const lost = state.awarded !== null && state.awarded !== sideOf(seat);
  const icons = made.types.map(type => PROJECT_BADGES[type]);
  return { text: projectsWord(made.types), tone: lost ? 'broken' : 'plain', icons };
};

const akka: Voice = ({ state, trick }, seat) => {
  const lead = trick[0];
  return lead?.seat === seat && state.akkas.includes(lead.card) ? gold(say('baloot.akka')) : undefined;
};

const pair: Voice = (model, seat) =>
  isBalootNow(model) && model.state.baloot === seat ? gold(say('baloot.baloot')) : undefined;

const claim: Voice = ({ state: { claims } }, seat) => {
  const open = claims.find(({ status }) => status === 'open');
  const answer = open?.answers.find(one => one.seat === seat);
  return answer && plain(say(answer.accepts ? 'baloot.accept' : 'baloot.refuse'));
};

const gavel: Voice = ({ state: { phase } }, seat) =>
  phase.kind === 'qayd' && phase.by === seat ? gold(say('baloot.qayd')) : undefined;

const VOICES: { readonly [phase: string]: readonly Voice[] } = {
  bidding: [called],
  doubling: [raised],
  playing: [pair, akka, declared],
  taken: [pair, akka, declared],
  revealing: [declared],
  grace: [pair, akka],
  sawa: [claim],
  qayd: [gavel],
};

/** What a seat is heard saying just now. */
export const bubbleOf = (model: BalootViewModel, seat: Seat): Bubble | undefined => {
  for (const voice of VOICES[model.state.phase.kind] ?? []) {
    const bubble = voice(model, seat);
    if (bubble) return bubble;
  }
  return undefined;
};
