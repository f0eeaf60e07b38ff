import type { FinishedMatch } from '@majlis/protocol';
import { useEffect, useState } from 'react';
import { openMatch } from '@/match/open-match.ts';
import { useHouse } from '@/shell/house.ts';
import { type Fact, summed } from '@/table/facts.ts';

/** So many of the latest matches are counted. */
const MOST = 12;

/** Those that are counted. */
export const latestOf = (matches: readonly FinishedMatch[]): readonly FinishedMatch[] => matches.slice(0, MOST);

export interface CountedFacts {
  readonly facts: readonly Fact[];
  /** Matches looked through so far, and how many there are to look through. */
  readonly done: number;
  readonly all: number;
}

const counted = new Map<string, readonly Fact[]>();

/** What the latest matches say of me, one after the other: each is opened once. */
export const useFacts = (matches: readonly FinishedMatch[], person: string): CountedFacts => {
  const { api } = useHouse();
  const [state, setState] = useState<CountedFacts>({ facts: [], done: 0, all: 0 });
  useEffect(() => {
    let isGone = false;
    const latest = latestOf(matches);
    const look = async ({ id, players }: FinishedMatch): Promise<readonly Fact[]> => {
      const seat = players.find(player => player.person === person)?.seat;
      const opened = seat === undefined ? null : await openMatch(api, id);
      if (seat === undefined || !opened?.ok) return [];
      const { game, replay } = opened.value;
      return (await game.review?.())?.facts(replay.frames, seat) ?? [];
    };
    const lookAll = async (): Promise<void> => {
      const found: (readonly Fact[])[] = [];
      for (const match of latest) {
        const facts = counted.get(match.id) ?? (await look(match));
        if (isGone) return;
        counted.set(match.id, facts);
        found.push(facts);
        setState({ facts: summed(found), done: found.length, all: latest.length });
      }
    };
    setState({ facts: [], done: 0, all: latest.length });
    void lookAll();
    return () => {
      isGone = true;
    };
  }, [api, matches, person]);
  return state;
};
