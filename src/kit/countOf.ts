import { formatText } from '../../i18n/formatText';
import type { Resource } from './defineResource';

/** So many records, in the words of the resource and in the right one of three forms. */
export const countOf = (resource: Resource, count: number): string =>
  formatText(resource.messages.count, { smart_count: count });
