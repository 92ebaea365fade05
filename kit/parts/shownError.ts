import { errorText } from '../../contract/errors';
import { shownText } from '../../i18n/text';

/** The Russian words for a failure in the order of ER-01 and ER-02; `fallback` is a text, or a key of the catalogue. */
export const shownError = (error: unknown, fallback: string): string => {
  const wording = errorText(error, fallback);
  return shownText('text' in wording ? wording.text : wording.key);
};
