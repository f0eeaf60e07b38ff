import { type Me, READY_AVATARS } from '@majlis/protocol';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { wornBy } from '@/avatar/worn.ts';
import type { Api, HouseAnswer } from '@/shell/api.ts';

interface Known {
  /** null: nobody yet, or out of reach. */
  readonly me: Me | null;
  /** The name on this device: for games without the house, and for the first visit. */
  readonly name: string;
  /** What is worn on this device: the person's own, once there is one. */
  readonly avatar: string;
  /** It was chosen out of reach of the server, which is to hear of it. */
  readonly unsent: boolean;
  readonly reached: boolean;
}

export const useMe = create<Known>()(
  persist((): Known => ({ me: null, name: '', avatar: '', unsent: false, reached: true }), {
    name: 'majlis-name',
    partialize: ({ name, avatar, unsent }) => ({ name, avatar, unsent }),
  }),
);

const chance = (): string => READY_AVATARS[Math.floor(Math.random() * READY_AVATARS.length)] ?? READY_AVATARS[0];

/** Who comes here for the first time wears one of the ready ones from then on. */
if (useMe.getState().avatar === '') useMe.setState({ avatar: chance(), unsent: true });

/** A choice that the server has not heard of yet outlasts what it says. */
const meet = (me: Me): void => {
  const { avatar, unsent } = useMe.getState();
  useMe.setState({ me, name: me.name, avatar: unsent ? avatar : wornBy(me), reached: true });
};

/** Keeps what an answer tells about me. */
export const metMe = <A extends HouseAnswer<Me>>(answer: A): A => {
  if (answer.ok) meet(answer.value);
  else if (answer.reason === 'signed-out') useMe.setState({ me: null, reached: true });
  else if (answer.reason === 'offline') useMe.setState({ reached: false });
  return answer;
};

let last: Promise<unknown> = Promise.resolve();

/** One after the other: a page that asks twice at its start makes no two guests of one. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const next = last.then(work);
  last = next;
  return next;
};

export const lookForMe = (api: Api): Promise<unknown> => inTurn(async () => told(api, metMe(await api.me())));

/** Puts an avatar on: here at once, and at the server as soon as it can be reached. */
export const wear = async (api: Api, avatar: string): Promise<HouseAnswer<unknown>> => {
  useMe.setState({ avatar, unsent: true });
  if (!useMe.getState().me) return { ok: true, value: null };
  const answer = await api.dress(avatar);
  if (answer.ok || answer.reason !== 'offline') useMe.setState({ unsent: false });
  return metMe(answer);
};

/** What is worn on this device is told to the server once it knows somebody. */
const told = async (api: Api, answer: HouseAnswer<Me>): Promise<HouseAnswer<Me>> => {
  const { avatar, unsent } = useMe.getState();
  if (!answer.ok || !unsent) return answer;
  if (answer.value.avatar === avatar) useMe.setState({ unsent: false });
  else await wear(api, avatar);
  return { ok: true, value: useMe.getState().me ?? answer.value };
};

/** A new guest brings the avatar along; one that was here already is told of it. */
export const enter = async (api: Api, name?: string): Promise<HouseAnswer<Me>> =>
  told(api, metMe(await api.guest(useMe.getState().avatar, name)));

/** Somebody who was elsewhere before looks as there. */
export const cameBack = (answer: HouseAnswer<Me>): HouseAnswer<Me> => {
  if (answer.ok) useMe.setState({ unsent: false });
  return metMe(answer);
};

/** Whoever comes by the lobby, by a link or wants to sit down and is nobody yet comes in as a guest, in what is worn on this device. */
export const somebody = (api: Api): Promise<HouseAnswer<Me>> =>
  inTurn(async () => {
    const { me, name } = useMe.getState();
    if (me) return { ok: true, value: me };
    const named = await enter(api, name === '' ? undefined : name);
    // A name that was typed out of reach may be one that the house does not take.
    return named.ok || !named.reason.endsWith('-name') ? named : enter(api);
  });

/** Tickets for the door. Who is nobody any more comes in as somebody new. */
export const ticketFor = (api: Api) => async (): Promise<string | null> => {
  const known = await somebody(api);
  const first = known.ok ? await api.ticket() : known;
  if (first.ok) return first.value.ticket;
  if (first.reason !== 'signed-out') return null;
  useMe.setState({ me: null });
  await somebody(api);
  const second = await api.ticket();
  return second.ok ? second.value.ticket : null;
};
