import type { FieldType } from '../contract/fieldConfig';
import { empty } from './empty';
import type { FieldRenderer } from './FieldRenderer';
import { header } from './header';
import { ReadOnlyText } from './ReadOnlyText';
import { text } from './text';

const readOnly: FieldRenderer = { Input: () => null, Read: ReadOnlyText };

/** Which renderer draws which field type. A new type is one line here and one in `contract/fields/index.ts`. */
export const registry = {
  text,
  email: text,
  textarea: text,
  select: readOnly,
  checkbox: readOnly,
  radio: readOnly,
  graphic: readOnly,
  address: readOnly,
  number: text,
  file: readOnly,
  phone: readOnly,
  phone_other: readOnly,
  socials: readOnly,
  url: text,
  header,
  close_point: readOnly,
  change_status: readOnly,
  toggle: readOnly,
  checkbox_group: readOnly,
  ingredients: readOnly,
  nutrition: readOnly,
  empty,
} as const satisfies Readonly<Record<FieldType, FieldRenderer>>;
