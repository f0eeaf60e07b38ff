import type { Notice } from '@majlis/protocol/club';
import { create } from 'zustand';
import { clubApi } from '@/club/api.ts';
import { CLOCK } from '@/time/clock.ts';

interface News {
  /** What I have not read yet, the latest first; `until` by the clock of this device. */
  readonly notices: readonly Notice[];
  /** How often it was looked: whoever shows friends looks again. */
  readonly looked: number;
}

export const useNews = create<News>(() => ({ notices: [], looked: 0 }));

/** Asks what there is to be told. */
export const lookForNews = async (): Promise<void> => {
  const answer = await clubApi.notices();
  if (!answer.ok) return;
  const { now, notices } = answer.value;
  const here = notices.map(one => (one.until === undefined ? one : { ...one, until: CLOCK.now() + one.until - now }));
  useNews.setState(({ looked }) => ({ notices: here, looked: looked + 1 }));
};

/** It was read: here at once, and at the house as soon as it can be told. */
export const readNews = async (id: string): Promise<void> => {
  useNews.setState(({ notices }) => ({ notices: notices.filter(one => one.id !== id) }));
  await clubApi.readNotices([id]);
};
