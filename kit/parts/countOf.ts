import { shownText } from '../../i18n/text';
import type { Resource } from '../declaration/defineResource';

/** So many records, in the words of the resource and in the right one of three forms. */
export const countOf = (resource: Resource, count: number): string =>
  shownText(resource.messages.count, { smart_count: count });
