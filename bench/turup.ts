import { turup } from '@majlis/turup';
import { reportCosts } from './cost.ts';
import { bareDeal } from './turup-bare.ts';

const KINDS = ['vote', 'bid', 'play', 'ready'];

export const benchTurup = (): void =>
  reportCosts(
    'turup, a deal',
    {
      game: turup,
      rules: turup.options.presets.default,
      seats: 4,
      isPlay: ({ kind }) => KINDS.includes(kind),
      isOver: ({ results }) => results.length > 0,
    },
    bareDeal,
  );
