import type { FieldType } from '../fieldConfig';
import { isRecord } from '../isRecord';
import { DELIMITERS } from '../pattern/readDelimited';

const MAX_CHARACTERS = 5000;
const MAX_RULES = 50;

/** What may follow a pattern before the next rule. */
const END_OF_RULE = /[a-z]*(?:\||$)/iy;
const PATTERN_RULE = /(?:not_)?(?:regex|pattern):/iy;

/** `required|min:2|regex:/^a|b$/i` -> its rules: a bar inside a delimited pattern parts nothing. */
const splitRules = (text: string): readonly string[] => {
  if (text.length > MAX_CHARACTERS) return [text];
  const rules: string[] = [];
  for (let at = 0; at < text.length && rules.length < MAX_RULES; ) {
    const end = endOfRule(text, at);
    rules.push(text.slice(at, end));
    at = end + 1;
  }
  return rules.map((rule) => rule.trim()).filter((rule) => rule !== '');
};

const endOfRule = (text: string, start: number): number => {
  PATTERN_RULE.lastIndex = start;
  const [opening] = PATTERN_RULE.exec(text) ?? [];
  const end = opening === undefined ? -1 : endOfPattern(text, start + opening.length);
  if (end >= 0) return end;
  const bar = text.indexOf('|', start);
  return bar < 0 ? text.length : bar;
};

/** Where the pattern and its flags end; -1 = it has no delimiters. */
const endOfPattern = (text: string, start: number): number => {
  const delimiter = text.charAt(start);
  if (delimiter === '' || !DELIMITERS.includes(delimiter)) return -1;
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') {
      at += 1;
      continue;
    }
    if (text[at] !== delimiter) continue;
    END_OF_RULE.lastIndex = at + 1;
    const [after] = END_OF_RULE.exec(text) ?? [];
    if (after !== undefined) return at + 1 + after.replace('|', '').length;
  }
  return -1;
};

/** A rule by the name this contract gives it, and its value as it came. A name that nobody knows goes through. */
export type RuleEntry = readonly [rule: string, value: unknown];

/**
 * `validation_rules` in every shape backends write them: an object of our rules, a list (`["required", "min:2"]`), or a text
 * (`required|min:2`). The latter two speak Laravel's words, where `min` counts the letters of a text and the entries of a
 * list: which of them, the field's type says.
 */
export const ruleEntries = (raw: unknown, type: string): readonly RuleEntry[] => {
  if (raw === null || raw === undefined || raw === '') return [];
  if (typeof raw === 'string') return spoken(splitRules(raw), type);
  if (isRecord(raw)) return Object.entries(raw);
  if (!Array.isArray(raw)) return [[String(raw), undefined]];
  const texts = raw.filter((one) => typeof one === 'string').flatMap(splitRules);
  const objects = raw.filter(isRecord).flatMap((one) => Object.entries(one));
  const rest = raw.filter((one) => one !== null && typeof one !== 'string' && !isRecord(one));
  return [...spoken(texts, type), ...objects, ...rest.map((one): RuleEntry => [String(one), undefined])];
};

const NUMERIC: readonly string[] = ['numeric', 'integer', 'decimal'];

const spoken = (rules: readonly string[], type: string): readonly RuleEntry[] => {
  const said = rules.map(nameAndValue);
  const own = typeWords(type);
  // A text that must be a number is measured as one.
  const isNumber = own.size === 'length' && said.some(([name]) => NUMERIC.includes(name));
  const size = isNumber ? 'value' : own.size;
  return said
    .filter(([name]) => !own.words.includes(name))
    .flatMap(([name, value]): readonly RuleEntry[] => {
      const translate = Object.hasOwn(WORDS, name) ? WORDS[name] : undefined;
      if (translate)
        return translate(value ?? '', size).map(([rule, read]) => [rule ?? `${name} of a ${type}`, read]);
      return [[name, value ?? true]];
    });
};

const nameAndValue = (rule: string): readonly [name: string, value: string | undefined] => {
  const colon = rule.indexOf(':');
  return colon < 0
    ? [rule.toLowerCase(), undefined]
    : [rule.slice(0, colon).trim().toLowerCase(), rule.slice(colon + 1)];
};

/** The rule that is meant; `undefined` = this type has none of the kind. */
type Meant = readonly [rule: string | undefined, value: unknown];

const LEAST: Readonly<Record<Size, string | undefined>> = {
  length: 'min_length',
  value: 'min',
  items: 'min_items',
  kilobytes: undefined,
};
const MOST: Readonly<Record<Size, string>> = {
  length: 'max_length',
  value: 'max',
  items: 'max_items',
  kilobytes: 'max_size',
};

const least = (value: string, size: Size | undefined): Meant => [size && LEAST[size], value];
const most = (value: string, size: Size | undefined): Meant => [
  size && MOST[size],
  // Files are measured in kilobytes there, in megabytes here.
  size === 'kilobytes' && value.trim() !== '' ? Number(value) / 1024 : value,
];

const WORDS: Readonly<Record<string, (value: string, size: Size | undefined) => readonly Meant[]>> = {
  required: () => [['required', true]],
  accepted: () => [['required', true]],
  min: (value, size) => [least(value, size)],
  max: (value, size) => [most(value, size)],
  size: (value, size) => [least(value, size), most(value, size)],
  between: (value, size) => {
    const [low = '', high = ''] = value.split(',');
    return [least(low, size), most(high, size)];
  },
  regex: (value) => [['pattern', value]],
  mimes: (value) => [['extensions', value]],
};

/** What a type's `min` and `max` count in rules written as words. */
type Size = 'length' | 'value' | 'items' | 'kilobytes';

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
const WORDS_OF_TYPE: Readonly<Partial<Record<FieldType, TypeWords>>> = {
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

const byType = new Map<string, TypeWords>(Object.entries(WORDS_OF_TYPE));

const typeWords = (type: string): TypeWords => {
  const words = byType.get(type) ?? { words: [] };
  return { ...words, words: [...IDLE, ...words.words] };
};
