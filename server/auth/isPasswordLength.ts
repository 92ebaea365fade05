import { limits } from '../../contract/limits';

/** Counted in code points, so that a letter is a letter. */
export const isPasswordLength = (password: string): boolean => {
  // Length first: nobody makes us walk through a megabyte.
  if (password.length > 2 * limits.passwordMax) return false;
  const { length } = [...password];
  return length >= limits.passwordMin && length <= limits.passwordMax;
};
