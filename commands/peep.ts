import { peep } from '../server/trial/peep.ts';
import { flags } from './arguments.ts';
import { ORACLES } from './oracles/index.ts';

/** npm run peep -- [--matches 200]   Matches that are on, and everything the house tells of them over HTTP, in previews and at the rail: not a card that lies covered, not a seed. */
const { number } = flags(['matches']);
const { matches, answers, bytes, finds } = await peep(ORACLES, number('matches', 200));
for (const find of finds.slice(0, 10)) console.log(find);
console.log(
  `${matches} matches that are on, ${answers} answers, ${bytes} bytes, ${finds.length} things that may not be known`,
);
process.exitCode = finds.length > 0 || matches < number('matches', 200) ? 1 : 0;
