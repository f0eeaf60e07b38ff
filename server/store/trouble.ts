/** What the person who runs the house must see to, in one line. It ends a command or a start; it is no bug. */
type Trouble = Error & { readonly trouble: true };

export const trouble = (line: string, cause?: unknown): Trouble =>
  Object.assign(new Error(line, { cause }), { trouble: true as const });

const isTrouble = (error: unknown): error is Trouble => error instanceof Error && 'trouble' in error;

/** What fails at the start fails for a reason outside of the program: it is said where. */
export const orTrouble = async <T>(where: string, work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw isTrouble(error) ? error : trouble(`${where}: ${error instanceof Error ? error.message : error}`, error);
  }
};

/** Ends a command with one clear line, or with the whole story of a bug. */
export const endWith = (error: unknown): never => {
  console.error(isTrouble(error) ? error.message : error);
  process.exit(1);
};
