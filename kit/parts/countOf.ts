import { unbroken } from '../../contract/texts/unbroken';
import { shownText } from '../../i18n/text';
import type { Resource } from '../declaration/defineResource';

/** So many records, in the words of the resource and in the right one of three forms; on one line. */
export const countOf = (resource: Resource, count: number): string =>
  unbroken(shownText(resource.messages.count, { smart_count: count }));
