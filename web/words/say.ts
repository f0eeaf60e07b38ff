import { i18n } from '@lingui/core';
import { useSyncExternalStore } from 'react';
import { isLanguage, type Texts } from '@/words/language.ts';
import type { WordId } from '@/words/part.ts';

export type Values = { readonly [name: string]: string | number };

/** Digits that stand in an Arabic text itself follow the setting as well. */
const withDigits = (text: string): string => {
  const locales = String(i18n.locales ?? '');
  return locales.endsWith('-latn') ? text.replace(/[٠-٩]/g, digit => String(digit.charCodeAt(0) - 0x660)) : text;
};

/** A message in the language of the house. */
export const say = (id: WordId, values?: Values): string => withDigits(i18n._(id, values));

/** A text that comes with its translations, in the language of the house. */
export const sayText = (texts: Texts): string =>
  withDigits((isLanguage(i18n.locale) ? texts[i18n.locale] : undefined) ?? texts.en);

/** Whether there is such a message: for ids that are put together from a game's own words. */
export const isWord = (id: string): id is WordId => Object.hasOwn(i18n.messages, id);

/** Somebody's name inside a sentence keeps to itself, whichever way it is written. */
export const named = (name: string): string => `\u2068${name}\u2069`;

/** A number in the digits of the setting. */
export const figure = (value: number): string => i18n.number(value);

/** The same for what is added to a score, with its sign. */
export const gain = (value: number): string => i18n.number(value, { signDisplay: 'exceptZero' });

/** A refusal in words: the game's own if it has one, else the table's. */
export const sayReason = (reason: string, game?: string): string => {
  const id = [`${game}.reason.${reason}`, `reason.${reason}`].find(isWord);
  return say(id ?? 'reason.unknown');
};

const subscribe = (listener: () => void): (() => void) => i18n.on('change', listener);
/** The language and the digits of now. */
export const spokenNow = (): string => `${i18n.locale}/${String(i18n.locales ?? '')}`;

/** As `say`; whoever uses it is drawn again when the language or the digits change. */
export const useSay = (): typeof say => {
  useSyncExternalStore(subscribe, spokenNow);
  return say;
};
