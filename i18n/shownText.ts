import { findText } from './catalogue';
import { formatText, type TextArgs } from './formatText';

/** Looks like a key (`errors.common`, `ra.page.list`), not like words for people. */
const KEY_SHAPE = /^[a-z][\w-]*(\.[\w-]+)+$/i;

/**
 * For what arrives as key *or* text: problems of a field, messages of the server, react-admin's notifications. A known
 * key is looked up, plain words stay as they are, and a key that nobody knows becomes the unknown-error text: no raw key
 * is ever shown.
 */
export const shownText = (keyOrText: string, args?: TextArgs): string => {
  const template = findText(keyOrText);
  if (template !== undefined) return formatText(template, args);
  if (!KEY_SHAPE.test(keyOrText)) return formatText(keyOrText, args);
  console.error(`No text for the key "${keyOrText}".`);
  return formatText(findText('errors.unknown') ?? '', args);
};
