/** However many ask for it, it is done once at a time; whoever asks while it is done has it done once more. */
export const oneAtATime = (work: () => Promise<unknown>, failed: (error: unknown) => void): (() => void) => {
  let isOn = false;
  let again = false;
  const go = async (): Promise<void> => {
    isOn = true;
    do {
      again = false;
      await work().catch(failed);
    } while (again);
    isOn = false;
  };
  return () => {
    again = isOn;
    if (!isOn) void go();
  };
};
