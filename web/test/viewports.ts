/** The screens that everything must fit. */
export const VIEWPORTS = [
  [320, 640],
  [360, 740],
  [390, 844],
  [412, 915],
  [430, 932],
  [820, 1180],
  [844, 390],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

export const PORTRAIT = VIEWPORTS.filter(([w, h]) => w < h);
export const LANDSCAPE = VIEWPORTS.filter(([w, h]) => w > h && h >= 480);
