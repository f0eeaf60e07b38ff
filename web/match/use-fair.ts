import type { DiceVerdict } from '@majlis/kernel/dice';
import { useEffect, useState } from 'react';
import type { MatchFile } from '@/match/record.ts';
import { memoryOf } from '@/shell/memory.ts';
import { checked } from '@/store/check.ts';

/** none: a file that says nothing of its dice. */
export type FairState = 'none' | 'running' | DiceVerdict;

const FAILED: DiceVerdict = { ok: false, checks: [] };

/** The deals of the match, computed again in this browser. */
export const useFair = (file: MatchFile): FairState => {
  const [state, setState] = useState<FairState>(file.transcript === null ? 'none' : 'running');
  useEffect(() => {
    let isGone = false;
    if (file.transcript === null) return setState('none');
    checked({ game: file.match.game, match: file, memory: memoryOf(file.match) })
      .catch(() => FAILED)
      .then(verdict => !isGone && setState(verdict));
    return () => {
      isGone = true;
    };
  }, [file]);
  return state;
};
