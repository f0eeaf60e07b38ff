export { judge } from '@majlis/bots/judges/turup';
export { facts } from './facts.ts';
