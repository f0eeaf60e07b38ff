import { AVATAR_PARTS, type AvatarPart } from '@majlis/protocol';
import { READY } from '@/avatar/ready.ts';

/** What somebody is made of. */
export type Made = { readonly [part in AvatarPart]: string };

export const PARTS = Object.keys(AVATAR_PARTS) as readonly AvatarPart[];

/** The parts of an avatar, also of a ready one. */
export const madeOf = (avatar: string): Made => {
  const parts = (READY[avatar] ?? avatar).split('.');
  return Object.fromEntries(PARTS.map((part, n) => [part, parts[n] ?? ''])) as Made;
};

export const spelt = (made: Made): string => PARTS.map(part => made[part]).join('.');

const GROUNDS = AVATAR_PARTS.backdrop.flatMap(name => AVATAR_PARTS.light.map(light => [name, light] as const));

/** The same person on another ground; five steps at a time one comes past every ground. */
export const onGround = (made: Made, steps: number): Made => {
  const own = GROUNDS.findIndex(([name, light]) => name === made.backdrop && light === made.light);
  const [backdrop, light] = GROUNDS[(own + steps * 5) % GROUNDS.length] ?? [made.backdrop, made.light];
  return { ...made, backdrop, light };
};
