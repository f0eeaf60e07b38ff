import { baloot } from '@majlis/baloot';
import { bareRound } from './baloot-bare.ts';
import { reportCosts } from './cost.ts';

const KINDS = ['pass', 'hokum', 'sun', 'ashkal', 'declare', 'play'];

export const benchBaloot = (): void =>
  reportCosts(
    'baloot, a round',
    {
      game: baloot,
      rules: baloot.options.presets.default,
      seats: 4,
      isPlay: ({ kind }) => KINDS.includes(kind),
      isOver: ({ rounds }) => rounds.length > 0,
    },
    bareRound,
  );
