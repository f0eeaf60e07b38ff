import { say } from '@/words/say.ts';

const KEYS = [
  ['← →', 'cards'],
  ['Enter', 'play'],
  ['Esc', 'down'],
  ['1–8', 'pick'],
  ['H', 'hokum'],
  ['S', 'sun'],
  ['A', 'ashkal'],
  ['P', 'pass'],
  ['W', 'sawa'],
  ['Q', 'qayd'],
  ['L', 'last'],
  ['C', 'hand'],
  ['T', 'trick'],
  ['N', 'score'],
  ['K', 'time'],
  ['M', 'mute'],
  ['?', 'help'],
] as const;

/** Each key of this table, and in words what it does. */
export const keysInWords = () => KEYS.map(([key, does]) => [key, say(`baloot.keys.${does}`)] as const);
