import { shownNumber } from '../contract/texts/shownNumber';

/** What a text is filled with. `smart_count` also picks the plural form. */
export type TextArgs = Readonly<Record<string, string | number | undefined>>;

/** Russian has three forms for whole numbers; fractions take the second one (1,5 точки): polyglot's order of forms. */
const FORM_OF: Readonly<Record<Intl.LDMLPluralRule, number>> = {
  one: 0,
  few: 1,
  other: 1,
  many: 2,
  two: 2,
  zero: 2,
};

const pluralRules = new Intl.PluralRules('ru');

/**
 * Fills a text of the catalogue: `%{name}` becomes the argument, `one |||| few |||| many` becomes the form that
 * `smart_count` asks for. An argument that is not given leaves nothing behind, so that no raw mark is ever shown.
 * Numbers under `smart_count` are grouped the Russian way, other numbers have a comma; texts are shown as they come.
 */
export const formatText = (template: string, args: TextArgs = {}): string =>
  pickForm(template, args.smart_count)
    .trim()
    .replace(/%\{(\w+)\}/g, (_mark, name: string) => shown(name, args));

const pickForm = (template: string, count: string | number | undefined): string => {
  const forms = template.split('||||');
  if (forms.length === 1) return template;
  const number = count === undefined ? Number.NaN : Number(count);
  const index = Number.isNaN(number) ? 0 : FORM_OF[pluralRules.select(number)];
  return forms[Math.min(index, forms.length - 1)] ?? template;
};

const shown = (name: string, args: TextArgs): string => {
  const value = args[name];
  if (value === undefined) return '';
  return typeof value === 'number' ? shownNumber(name, value) : value;
};
