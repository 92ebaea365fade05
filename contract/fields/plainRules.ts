import type { FieldType } from '../fieldConfig';
import { checkbox } from './checkbox';
import { checkboxGroup } from './checkboxGroup';
import { email } from './email';
import { empty } from './empty';
import type { FieldTypeRules } from './FieldTypeRules';
import { header } from './header';
import { number } from './number';
import { radio } from './radio';
import { select } from './select';
import { text } from './text';
import { textarea } from './textarea';

/** The types that nearly every section has: a browser brings their rules with the form, the others with the section. */
export const PLAIN_RULES = {
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
} satisfies Partial<Record<FieldType, FieldTypeRules>>;
