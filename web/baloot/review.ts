export { judge } from '@majlis/bots/judges/baloot';
export { facts } from './facts.ts';
