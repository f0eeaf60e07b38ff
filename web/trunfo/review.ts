export { judge } from '@majlis/bots/judges/trunfo';
export { facts } from './facts.ts';
