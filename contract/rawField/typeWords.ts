import type { FieldType } from '../fieldConfig';

/** What a type's `min` and `max` count in rules written as words. */
export type Size = 'length' | 'value' | 'items' | 'kilobytes';

interface TypeWords {
  /** Absent: it has nothing to count. */
  readonly size?: Size;
  /** Words that say nothing the type does not say itself. */
  readonly says: readonly string[];
}

/** Words that ask for nothing, whatever the type. */
const IDLE: readonly string[] = ['nullable', 'sometimes', 'bail', 'present'];

const text: TypeWords = { size: 'length', says: ['string'] };
const list: TypeWords = { size: 'items', says: ['array'] };
const flag: TypeWords = { says: ['boolean'] };
const choice: TypeWords = { says: ['string'] };

/** Of each type that knows such words; the others know the idle ones alone. */
const WORDS: Readonly<Partial<Record<FieldType, TypeWords>>> = {
  text,
  textarea: text,
  email: { size: 'length', says: ['string', 'email'] },
  url: { size: 'length', says: ['string', 'url'] },
  phone: { says: ['string'] },
  number: { size: 'value', says: ['numeric'] },
  nutrition: { size: 'value', says: ['numeric', 'array'] },
  file: { size: 'kilobytes', says: ['file', 'image', 'array'] },
  checkbox: flag,
  toggle: flag,
  select: choice,
  radio: choice,
  change_status: choice,
  checkbox_group: list,
  ingredients: list,
  phone_other: list,
};

const byType = new Map<string, TypeWords>(Object.entries(WORDS));

export const typeWords = (type: string): TypeWords => {
  const words = byType.get(type) ?? { says: [] };
  return { ...words, says: [...IDLE, ...words.says] };
};
