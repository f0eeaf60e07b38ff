/** `npm test -- --whole`: what is otherwise proved in pairs, or on a part, is run in all its combinations. */
export const isWhole = process.env.MAJLIS_TESTS === 'whole';
