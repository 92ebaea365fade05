import { errorText } from '../../contract/errors';
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
