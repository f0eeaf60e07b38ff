/** The web has types of its own, so it is looked up only when it is measured. */
const MEASURE = new URL('../web/test/measure.ts', import.meta.url).href;

export const benchWeb = async (): Promise<void> => {
  const { measure } = await import(MEASURE);
  await measure();
};
