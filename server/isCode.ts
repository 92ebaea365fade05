/** Whether an error of the system has this code: `ENOENT`, `EEXIST`. */
export const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
