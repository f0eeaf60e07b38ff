export { judge } from '@majlis/bots/judges/dhappa';
export { facts } from './facts.ts';
