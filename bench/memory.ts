/** The web has types of its own, so it is looked up only when it is measured. */
const MEASURE = new URL('../web/test/measure-memory.ts', import.meta.url).href;

export const benchMemory = async (): Promise<void> => {
  console.log('memory: fifty matches in one browser');
  const { measureMemory } = await import(MEASURE);
  await measureMemory();
};
