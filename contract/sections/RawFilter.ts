import type { FieldOption } from '../fieldConfig';

/** One filter of a list as it travels: `field_id` is the field that the list call filters on. */
export interface RawFilter {
  readonly field_id: string;
  readonly title: string;
  readonly type: 'checkbox' | 'radio' | 'date' | 'date-range';
  readonly options: readonly FieldOption[];
}
