import type { FieldType } from '../fieldConfig';

/** What a type's `min` and `max` count in rules written as words. */
export type Size = 'length' | 'value' | 'items' | 'kilobytes';

interface TypeWords {
  /** Absent: it has nothing to count. */
  readonly size?: Size;
  /** Words that say nothing the type does not say itself. */
  readonly words: readonly string[];
}

/** Words that ask for nothing, whatever the type. */
const IDLE: readonly string[] = ['nullable', 'sometimes', 'bail', 'present'];

const text: TypeWords = { size: 'length', words: ['string'] };
const list: TypeWords = { size: 'items', words: ['array'] };
const flag: TypeWords = { words: ['boolean'] };
const line: TypeWords = { words: ['string'] };
const amount: TypeWords = { size: 'value', words: ['numeric'] };

/** Of each type that knows such words; the others know the idle ones alone. */
const WORDS: Readonly<Partial<Record<FieldType, TypeWords>>> = {
  text,
  textarea: text,
  email: { size: 'length', words: ['string', 'email'] },
  url: { size: 'length', words: ['string', 'url'] },
  phone: line,
  date: { words: ['string', 'date'] },
  rating: amount,
  money: amount,
  number: amount,
  nutrition: { size: 'value', words: ['numeric', 'array'] },
  file: { size: 'kilobytes', words: ['file', 'image', 'array'] },
  checkbox: flag,
  toggle: flag,
  select: line,
  radio: line,
  change_status: line,
  checkbox_group: list,
  ingredients: list,
  phone_other: list,
};

const byType = new Map<string, TypeWords>(Object.entries(WORDS));

export const typeWords = (type: string): TypeWords => {
  const words = byType.get(type) ?? { words: [] };
  return { ...words, words: [...IDLE, ...words.words] };
};
