import { memo } from 'react';

const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  chat: 'M4 6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-5 4v-4H6a2 2 0 0 1-2-2z',
  signal: 'M3 9a13 13 0 0 1 18 0M6.5 12.8a8 8 0 0 1 11 0M10 16.5a3 3 0 0 1 4 0',
  away: 'M12 7v5l3 2M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z',
  bot: 'M12 3v4M6 7h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM9 12v2M15 12v2',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M6 11h12v9H6z',
  mic: 'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM6 11a6 6 0 0 0 12 0M12 17v4',
  tick: 'M5 13l4 4L19 7',
  cross: 'M6 6l12 12M18 6L6 18',
  host: 'M4 17l-1-9l5 4l4-7l4 7l5-4l-1 9z',
  crown: 'M4 17l-1-9l5 4l4-7l4 7l5-4l-1 9z',
  shield: 'M12 3l8 3v6c0 5-3.5 8-8 9c-4.5-1-8-4-8-9V6zM8.5 12l2.5 2.5l4.5-5',
  gavel: 'M14 4l6 6M11 7l6 6M13 5l-6 6l6 6l6-6M9 13l-6 6',
  panel: 'M4 5h16v14H4zM15 5v14',
  back: 'M15 5l-7 7l7 7',
  flag: 'M6 21V4h12l-3 4l3 4H6',
  token: 'M13 3L6 13h5l-1 8l8-11h-5z',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6z',
  minus: 'M5 12h14',
  swap: 'M4 8h15l-4-4M20 16H5l4 4',
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  sort: 'M4 6h10M4 11h7M4 16h4M17 6v12M14 15l3 3l3-3',
  plus: 'M12 5v14M5 12h14',
  sound: 'M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  mute: 'M4 9v6h4l5 4V5L8 9zM16 9l5 6M21 9l-5 6',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = memo(({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) => (
  <svg
    className="mj-icon"
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
));
