import type { FieldConfig, FieldType } from '../fieldConfig';
import type { FieldTypeRules } from './FieldTypeRules';

import { PLAIN_RULES } from './plainRules';

const known: Partial<Record<string, FieldTypeRules>> = { ...PLAIN_RULES };

/** The rules of the field's type. @throws where they have not been read yet */
export const rulesOf = (field: FieldConfig): FieldTypeRules => {
  const kind = known[field.type];
  if (!kind)
    throw new Error(`Expected the rules of "${field.type}", got none: import contract/fields first.`);
  return kind;
};

export const isRegisteredType = (type: FieldType): boolean => known[type] !== undefined;

export const registerFieldTypes = (kinds: Readonly<Record<string, FieldTypeRules>>): void => {
  Object.assign(known, kinds);
};
