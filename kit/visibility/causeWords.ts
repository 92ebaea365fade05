import type { Cause } from '../../contract/visibility/visibilityOf';
import { shownText } from '../../i18n/text';
import { visibilityWords } from '../../i18n/visibilityWords';
import { appearsWords, momentWords } from './momentWords';

const WORDS: Readonly<Record<string, string>> = visibilityWords.causes;

/** Why guests do not see it, and until when: the words of the kind of record that it is set on. */
export const causeWords = (cause: Cause, at: { readonly now: Date; readonly zone: string }): string => {
  const { kind, resource, title: name, status, until } = cause;
  const key = [kind, resource, status].filter(Boolean).join('.');
  const timed = until === null ? undefined : WORDS[`${key}.until`];
  if (timed !== undefined && until !== null)
    return shownText(timed, { name, moment: momentWords(until, at), appears: appearsWords(until, at) });
  return shownText(WORDS[key] ?? visibilityWords.unknown, { name });
};
