import { say } from '@/words/say.ts';

const KEYS = [
  ['← →', 'cards'],
  ['Enter', 'play'],
  ['Esc', 'down'],
  ['1–9', 'pick'],
  ['S H D C', 'suit'],
  ['V', 'vote'],
  ['F', 'bots'],
  ['+ −', 'bid'],
  ['B', 'say-bid'],
  ['X', 'pass'],
  ['R', 'redeal'],
  ['P', 'peek'],
  ['J', 'jump'],
  ['G', 'next'],
  ['L', 'last'],
  ['W', 'hand'],
  ['T', 'trick'],
  ['N', 'score'],
  ['K', 'time'],
  ['M', 'mute'],
  ['?', 'help'],
] as const;

/** Each key of this table, and in words what it does. */
export const keysInWords = () => KEYS.map(([key, does]) => [key, say(`turup.keys.${does}`)] as const);
