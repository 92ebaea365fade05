import { shownError } from '../shownError';

/** What a save that failed says above the actions (2§8). */
export interface SaveFailure {
  readonly words: string;
  /** Texts of the server for what this form does not show. */
  readonly details: readonly string[];
}

export const saveFailure = (error: unknown, details: readonly string[]): SaveFailure => {
  const words = shownError(error, 'errors.common');
  return { words, details: details.filter((detail) => detail !== words) };
};
