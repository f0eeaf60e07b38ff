/** The web has types of its own, so it is looked up only when it is measured. */
const MEASURE = new URL('../web/test/measure-review.ts', import.meta.url).href;

export const benchReview = async (): Promise<void> => {
  console.log('review: a finished match looked at again');
  const { measureReview } = await import(MEASURE);
  await measureReview();
};
