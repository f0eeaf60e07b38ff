import { readFileSync } from 'node:fs';
import { i18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Viewer } from '@majlis/kernel';
import { folded } from '@/store/fold.ts';
import { castOf } from '@/store/loaded.ts';
import { type Seen, UNSEEN } from '@/store/seen.ts';
import { type ScriptedCourse, toldTo, welcomeAt } from '@/test/course.ts';

const read = (path: string): { readonly [id: string]: string } =>
  JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));

/** English, as a player of this game reads it: for what is put into words without a page. */
export const speakEnglish = (game: string): void => {
  const words = { ...read('words/en/shell.json'), ...read('words/en/table.json'), ...read(`${game}/words/en.json`) };
  const messages = Object.entries(words).map(([id, text]) => [id, compileMessageOrThrow(text)]);
  i18n.loadAndActivate({ locale: 'en', messages: Object.fromEntries(messages) });
};

export const NOW = 1_000_000;

/** What a device knows that came to a table at one place of a course and heard the rest up to another. */
export const seenAt = (course: ScriptedCourse, to: number, you: Viewer = 0, from = to): Seen => {
  const spelling = { read: () => undefined, write: () => '', tell: () => [], layout: () => [] };
  const cast = castOf({ game: course.game, words: spelling });
  const welcomed = folded(cast, UNSEEN, welcomeAt(course, from, you, NOW), NOW).seen;
  return from === to ? welcomed : folded(cast, welcomed, toldTo(course, from, to, you, from + 1, NOW), NOW).seen;
};
