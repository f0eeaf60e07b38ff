import { say } from '@/words/say.ts';

const KEYS = [
  ['← ↑ ↓ →', 'walk'],
  ['Enter', 'choose'],
  ['Esc', 'down'],
  ['D', 'draw'],
  ['P', 'pile'],
  ['A', 'lay'],
  ['R', 'new'],
  ['G', 'merge'],
  ['X', 'discard'],
  ['U', 'undo'],
  ['O', 'open'],
  ['S', 'sort'],
  ['C', 'hand'],
  ['T', 'table'],
  ['N', 'lock'],
  ['K', 'time'],
  ['M', 'mute'],
  ['?', 'help'],
] as const;

/** Each key of this table, and in words what it does. */
export const keysInWords = () => KEYS.map(([key, does]) => [key, say(`dhappa.keys.${does}`)] as const);
