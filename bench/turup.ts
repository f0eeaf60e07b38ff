import { seeded } from '@majlis/kernel';
import { turup } from '@majlis/turup';
import { contractMatch } from './contract.ts';
import { figure, perSecond } from './rate.ts';
import { bareDeal } from './turup-bare.ts';

const KINDS = ['vote', 'bid', 'play', 'ready'];

export const benchTurup = (): void => {
  const [random, other] = [seeded(1), seeded(1)];
  const bare = perSecond(1500, () => bareDeal(random));
  const full = perSecond(3000, () =>
    contractMatch(
      turup,
      turup.options.presets.default,
      4,
      action => KINDS.includes(action.kind),
      other,
      state => state.results.length > 0,
    ),
  );
  console.log(`turup  deals/s: contract ${figure(full)}, bare arrays ${figure(bare)}, ratio ${figure(bare / full)}×`);
};
