import type { FieldConfig } from '../../contract/fieldConfig';
import { isOwnAddress, isOwnPage, lastSegment, textOf } from '../../contract/fields';

export interface UrlParts {
  /** The address of the record's own page: its last part is the value. */
  readonly isOwn: boolean;
  /** What stands before the last part, with its slash; `''` = nothing to show. */
  readonly before: string;
  readonly last: string;
}

export const urlParts = (field: FieldConfig, value: unknown): UrlParts => {
  const whole = textOf(value);
  const isOwn = isOwnPage(field);
  if (!isOwn) return { isOwn, before: '', last: whole };
  // What is no address is shown as it stands: one cannot mend what one does not see.
  const last = whole.includes('/') && isOwnAddress(whole, field) ? lastSegment(whole) : whole;
  const before = field.prefix !== '' ? field.prefix.replace(/\/*$/, '/') : headOf(whole, last);
  return { isOwn, before, last };
};

const headOf = (whole: string, last: string): string => {
  const end = whole.lastIndexOf(last);
  return end > 0 ? whole.slice(0, end) : '';
};
