import { i18n } from '@lingui/core';

const DAY_MS = 86_400_000;

/** 71 → 71%. */
export const percent = (share: number): string =>
  i18n.number(share / 100, { style: 'percent', maximumFractionDigits: 0 });

/** A day as people call it. */
export const dayWords = (day: number, weekday = true): string =>
  i18n.date(new Date(day * DAY_MS), {
    timeZone: 'UTC',
    day: 'numeric',
    month: weekday ? 'long' : 'short',
    ...(weekday ? { weekday: 'long' } : {}),
  });

/** With its sign, and one digit after the point where there is one. */
export const above = (points: number): string =>
  i18n.number(points, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });

/** The colour of a share of the field, as the squares have it. */
export const toneOf = (beaten: number): string => (beaten >= 70 ? 'bg-ok' : beaten >= 50 ? 'bg-gold' : 'bg-bad');
