import { i18n } from '@lingui/core';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** How long, in the largest unit that fits, rounded up: "2 minutes". */
export const spanWords = (ms: number): string => {
  const [unit, size] = UNITS.find(([, one]) => ms >= one) ?? UNITS[3];
  return i18n.number(Math.ceil(ms / size), { style: 'unit', unit, unitDisplay: 'long' });
};

/** The same for a narrow place: "40 s". */
export const spanFigures = (ms: number): string => {
  const [unit, size] = UNITS.find(([, one]) => ms >= 2 * one) ?? UNITS[3];
  return i18n.number(Math.ceil(ms / size), { style: 'unit', unit, unitDisplay: 'short' });
};

const two = (n: number): string => i18n.number(n, { minimumIntegerDigits: 2 });

/** As a clock shows it: 1:05. */
export const clockFigures = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const start = hours > 0 ? `${i18n.number(hours)}:${two(minutes)}` : i18n.number(minutes);
  return `${start}:${two(seconds % 60)}`;
};
