import { i18nProvider } from './i18nProvider';
import type { TextKey } from './ru';

/** What a text is filled with. `smart_count` also picks the plural form. */
export type TextArgs = Readonly<Record<string, string | number | undefined>>;

/**
 * A text of the catalogue, for code in and outside React: `text('list.selectedUnseen', { smart_count: 3 })`. The language is
 * fixed (SH-31), so it is a plain function. A key that no area declares does not compile.
 */
export const text = (key: TextKey, args?: TextArgs): string => i18nProvider.translate(key, args);

/**
 * For what arrives as key *or* words: problems of a field, messages of a resource and of the server. A known key is looked
 * up, words are filled as they are.
 */
export const shownText = (keyOrWords: string, args?: TextArgs): string =>
  i18nProvider.translate(keyOrWords, args);
