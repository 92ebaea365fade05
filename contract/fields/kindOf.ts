import type { FieldConfig, FieldType } from '../fieldConfig';
import type { FieldKind } from './FieldKind';
import { PLAIN_KINDS } from './plainKinds';

const known: Partial<Record<FieldType, FieldKind>> = { ...PLAIN_KINDS };

/** The rules of the field's type. @throws where they have not been read yet */
export const kindOf = (field: FieldConfig): FieldKind => {
  const kind = known[field.type];
  if (!kind)
    throw new Error(`Expected the rules of "${field.type}", got none: import contract/fields first.`);
  return kind;
};

export const isKnownKind = (type: FieldType): boolean => known[type] !== undefined;

export const learnKinds = (kinds: Readonly<Record<FieldType, FieldKind>>): void => {
  Object.assign(known, kinds);
};
