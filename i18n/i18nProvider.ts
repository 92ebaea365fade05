import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';
import { shownNumber } from '../contract/texts/shownNumber';
import type { AreaTexts } from './ru';
import { common } from './ru/common';

/**
 * The texts read so far. Few are there from the start, the rest is read by `loadCatalogue` before the page opens that says them,
 * so a screen never waits for its words. A key that comes later wins: react-admin's `ra` keeps the first place, so
 * that our own words for its parts stand above those of its Russian package.
 */
const texts: Record<string, unknown> = { ra: {}, ...common };

/** Looks like a key (`errors.common`, `ra.page.list`), not like words for people. */
const KEY_SHAPE = /^[a-z][\w-]*(\.[\w-]+)+$/i;

const pluralRules = new Intl.PluralRules('ru');

/** The place of each form in `one |||| few |||| many`; fractions take the second (1,5 точки), which polyglot's own rule gets wrong. */
const FORM_OF: Readonly<Record<Intl.LDMLPluralRule, number>> = {
  one: 0,
  few: 1,
  other: 1,
  many: 2,
  two: 2,
  zero: 2,
};

type Filled = (mark: string, name: string) => unknown;

/**
 * Fills `%{name}`. Numbers are written the Russian way; what is not given, or is no text, leaves nothing behind, so that no raw mark
 * is ever shown. Without a count, a counted text takes its first form.
 */
function fillMarks(this: string, marks: RegExp, filled: Filled): string {
  const [form = ''] = this.split('||||', 1);
  return form.trim().replace(marks, (mark, name: string) => {
    const value = filled(mark, name);
    if (typeof value === 'number') return shownNumber(name, value);
    return typeof value === 'string' && value !== mark ? value : '';
  });
}

/** Plain words stay as they are, and a key that nobody knows becomes the unknown-error text: no raw key is ever shown. */
const onMissingKey = (key: string, args: object): string => {
  if (!KEY_SHAPE.test(key)) return i18nProvider.translate(key, { ...args, _: key });
  console.error(`No text for the key "${key}": is its area loaded before the screen that shows it?`);
  return i18nProvider.translate('errors.unknown', { _: '' });
};

/** The Russian texts, for react-admin and its stock parts; our own code asks through `text`. The language is fixed (SH-31). */
export const i18nProvider = polyglotI18nProvider(
  () => texts as TranslationMessages,
  'ru',
  [{ locale: 'ru', name: 'Русский' }],
  {
    pluralRules: {
      pluralTypes: { russian: (count: unknown) => FORM_OF[pluralRules.select(Number(count))] },
      // Polyglot falls back on `en`.
      pluralTypeToLanguages: { russian: ['ru', 'en'] },
    },
    replace: fillMarks,
    onMissingKey,
  },
);

let own: Readonly<Record<string, string>> = {};

/** Texts that stand in place of the catalogue's, whenever those are read. */
export const replaceTexts = (replaced: Readonly<Record<string, string>>): void => {
  own = replaced;
  void addTexts([]);
};

/** Polyglot copies its texts when a language begins: so it begins again. */
export const addTexts = (areas: readonly AreaTexts[]): Promise<void> => {
  Object.assign(texts, ...areas, own);
  return i18nProvider.changeLocale('ru');
};
