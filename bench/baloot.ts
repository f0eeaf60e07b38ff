import { baloot } from '@majlis/baloot';
import { seeded } from '@majlis/kernel';
import { bareRound } from './baloot-bare.ts';
import { contractMatch } from './contract.ts';
import { figure, perSecond } from './rate.ts';

const KINDS = ['pass', 'hokum', 'sun', 'ashkal', 'declare', 'play'];

export const benchBaloot = (): void => {
  const [random, other] = [seeded(1), seeded(1)];
  const rules = baloot.options.presets.default;
  const bare = perSecond(1500, () => bareRound(random));
  const full = perSecond(3000, () =>
    contractMatch(
      baloot,
      rules,
      4,
      action => KINDS.includes(action.kind),
      other,
      state => state.rounds.length > 0,
    ),
  );
  console.log(`baloot  rounds/s: contract ${figure(full)}, bare arrays ${figure(bare)}, ratio ${figure(bare / full)}×`);
};
