import type { FieldError } from '../../contract/fields';
import { fieldErrorTexts } from '../../contract/texts/fieldErrors';
import { shownNumber } from '../../contract/texts/shownNumber';

/** The words for an error that a check has found. */
export const fieldErrorText = ({ key, args = {} }: FieldError): string => {
  const template = fieldErrorTexts[isKnown(key) ? key : 'errors.invalidFormat'];
  return formOf(template, Number(args.smart_count))
    .trim()
    .replace(/%\{(\w+)\}/g, (_mark, name: string) => shown(name, args[name] ?? ''));
};

const shown = (name: string, value: string | number): string =>
  typeof value === 'number' ? shownNumber(name, value) : value;

const isKnown = (key: string): key is keyof typeof fieldErrorTexts => Object.hasOwn(fieldErrorTexts, key);

const rules = new Intl.PluralRules('ru');

/** Three forms for whole numbers: one, few, many. */
const formOf = (template: string, count: number): string => {
  const forms = template.split('||||');
  const rule: string = rules.select(count);
  const index = rule === 'one' ? 0 : rule === 'few' ? 1 : 2;
  return forms[Math.min(index, forms.length - 1)] ?? template;
};
