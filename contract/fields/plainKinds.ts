import type { FieldType } from '../fieldConfig';
import { checkbox } from './checkbox';
import { checkboxGroup } from './checkboxGroup';
import { email } from './email';
import { empty } from './empty';
import type { FieldKind } from './FieldKind';
import { header } from './header';
import { number } from './number';
import { radio } from './radio';
import { select } from './select';
import { text } from './text';
import { textarea } from './textarea';

/** The types that nearly every section has: a browser brings their rules with the form, the others with the section. */
export const PLAIN_KINDS = {
  text,
  email,
  textarea,
  select,
  checkbox,
  radio,
  number,
  header,
  checkbox_group: checkboxGroup,
  empty,
} satisfies Partial<Record<FieldType, FieldKind>>;
