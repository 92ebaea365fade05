import type { FieldConfig } from '../../contract/fieldConfig';
import { lastSegment, textOf } from '../../contract/fields';

export interface UrlParts {
  /** The address of the record's own page: its last part is the value. */
  readonly isOwn: boolean;
  /** What stands before the last part, with its slash; `''` = nothing to show. */
  readonly before: string;
  readonly last: string;
}

export const urlParts = (field: FieldConfig, value: unknown): UrlParts => {
  const whole = textOf(value);
  const isOwn = field.autoGenerate || field.prefix !== '' || field.name === 'url';
  if (!isOwn) return { isOwn, before: '', last: whole };
  const last = whole.includes('/') ? lastSegment(whole) : whole;
  const before = field.prefix !== '' ? field.prefix.replace(/\/*$/, '/') : headOf(whole, last);
  return { isOwn, before, last };
};

const headOf = (whole: string, last: string): string => {
  const end = whole.lastIndexOf(last);
  return end > 0 ? whole.slice(0, end) : '';
};
