/** Whether an error of the system has this code: `ENOENT`, `EEXIST`. */
export const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** For `catch`: what is not there is undefined. @throws whatever else went wrong */
export const ifAbsent = (error: unknown): undefined => {
  if (isCode(error, 'ENOENT')) return undefined;
  throw error;
};
