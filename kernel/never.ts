/** Closes a `switch` over a union: reached only if a kind was forgotten. */
export const never = (value: never): never => {
  throw new Error(`unforeseen: ${JSON.stringify(value)}`);
};
