import { errorText, HttpError } from '../../contract/errors';
import { shownText, text } from '../../i18n/text';
import { isChunkFailure } from '../../ui/chunkFailure';

/**
 * The Russian words for a failure in the order of ER-01 and ER-02; `fallback` is a text, or a key of the catalogue. What a
 * browser says of a part of the build that is gone is for nobody.
 */
export const shownError = (error: unknown, fallback: string): string => {
  if (isChunkFailure(error)) return text('common.brokenStale');
  const wording = errorText(error, fallback);
  return shownText('text' in wording ? wording.text : wording.key);
};

/** Absent, deleted, or not this person's: nobody is told which (docs/spec/3-decisions.md, Wire format 4), and asking again cannot help. */
export const isMissing = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 404 || error.status === 403);
