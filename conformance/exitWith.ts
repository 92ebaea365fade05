/** Ends the process with the code that a command comes to; 2 and what is wrong where it cannot be run. */
export const exitWith = (run: Promise<number>): Promise<void> =>
  run.then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 2;
    },
  );
