import { asBoolean } from '../asBoolean';
import type { FieldRules, FieldType } from '../fieldConfig';
import { readDelimited } from '../pattern/readDelimited';
import { warnOnce } from '../warnOnce';
import { ruleEntries } from './ruleEntries';

/** Makes sense of one rule's value; `undefined` = it makes none. */
type ReadRule<T> = (raw: unknown) => T | undefined;

const readNumber: ReadRule<number> = (raw) => {
  const isText = typeof raw === 'string' && raw.trim() !== '';
  const value = isText ? Number(raw.trim().replace(',', '.')) : raw;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

const readPattern: ReadRule<string> = (raw) => (typeof raw === 'string' ? readDelimited(raw) : undefined);

/** `'.JPG, png'` and `['jpg', '.png']` are the same. */
const readExtensions: ReadRule<readonly string[]> = (raw) => {
  const list = typeof raw === 'string' ? raw.split(',') : raw;
  if (!Array.isArray(list)) return undefined;
  const extensions = list
    .filter((one) => typeof one === 'string')
    .map((one) => one.trim().replace(/^\./, '').toLowerCase());
  return [...new Set(extensions.filter(Boolean))];
};

const RULES = {
  required: asBoolean,
  min: readNumber,
  max: readNumber,
  decimals: readNumber,
  min_length: readNumber,
  max_length: readNumber,
  min_letters: readNumber,
  min_letters_or_digits: readNumber,
  not_only_spaces: asBoolean,
  no_address: asBoolean,
  pattern: readPattern,
  min_items: readNumber,
  max_items: readNumber,
  extensions: readExtensions,
  max_size: readNumber,
  allow_overnight: asBoolean,
} satisfies { readonly [Rule in keyof Required<FieldRules>]: ReadRule<Required<FieldRules>[Rule]> };

export const isKnownRule = (rule: string): boolean => Object.hasOwn(RULES, rule);

/**
 * `validation_rules` of a field. A rule nobody knows, or one whose value makes no sense, is ignored and named once in
 * the developer console (docs/spec/3-decisions.md, Field sections). No rules may come as nothing, `null` or an empty list.
 */
export const readRules = (raw: unknown, type: FieldType): FieldRules => {
  const given = new Map(ruleEntries(raw, type));
  for (const rule of given.keys()) {
    if (!isKnownRule(rule)) warnOnce(`The validation rule "${rule.slice(0, 64)}" is not known and ignored.`);
  }
  const rules: Record<string, unknown> = {};
  for (const [rule, read] of Object.entries(RULES)) {
    const value = given.get(rule);
    if (value === undefined || value === null || value === '') continue;
    const known: unknown = read(value);
    if (known === undefined)
      warnOnce(`The value of the validation rule "${rule}" makes no sense and is ignored.`);
    else rules[rule] = known;
  }
  return rules;
};
