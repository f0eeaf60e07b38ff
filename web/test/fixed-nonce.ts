/** For `addInitScript`. What a player adds to the dice is the same at every run; all other draws stay what they are. */
export const fixedNonce = (): void => {
  const NONCE = 32;
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = array =>
    array instanceof Uint8Array && array.length === NONCE ? (array.fill(7) as typeof array) : draw(array);
};
