import type { Me } from '@majlis/protocol';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Answer, Api } from '@/shell/api.ts';

interface Known {
  /** null: nobody yet, or out of reach. */
  readonly me: Me | null;
  /** The name on this device: for games without the house, and for the first visit. */
  readonly name: string;
  readonly reached: boolean;
}

export const useMe = create<Known>()(
  persist((): Known => ({ me: null, name: '', reached: true }), {
    name: 'majlis-name',
    partialize: ({ name }) => ({ name }),
  }),
);

/** Keeps what an answer tells about me. */
export const metMe = <A extends Answer<Me>>(answer: A): A => {
  if (answer.ok) useMe.setState({ me: answer.value, name: answer.value.name, reached: true });
  else if (answer.reason === 'signed-out') useMe.setState({ me: null, reached: true });
  else if (answer.reason === 'offline') useMe.setState({ reached: false });
  return answer;
};

export const lookForMe = async (api: Api): Promise<void> => {
  metMe(await api.me());
};

/** Whoever wants to sit down and is nobody yet comes in as a guest. */
export const somebody = async (api: Api): Promise<Answer<Me>> => {
  const { me, name } = useMe.getState();
  if (me) return { ok: true, value: me };
  return metMe(await api.guest(name === '' ? undefined : name));
};
