import { findText } from './catalogue';
import { formatText, type TextArgs } from './formatText';
import type { TextKey } from './ru';

/**
 * A text of the catalogue, in Russian: `text('list.selected', { smart_count: 3 })`. The language is fixed (1§1), so it
 * is a plain function. A key that no area declares does not compile; one whose area was not read yet is a mistake of
 * the caller: it is reported in the developer console, and nothing is shown rather than a raw key.
 */
export const text = (key: TextKey, args?: TextArgs): string => {
  const template = findText(key);
  if (template === undefined) {
    console.error(`Text "${key}" is not loaded: call loadCatalogue() before the screen that shows it.`);
    return '';
  }
  return formatText(template, args);
};
