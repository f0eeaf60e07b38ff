export { type Config, configOf } from './config.ts';
export { openHouse, type Running } from './house.ts';
