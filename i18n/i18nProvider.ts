import { findText } from './catalogue';
import type { TextArgs } from './formatText';
import { shownText } from './shownText';

type TranslateOptions = Readonly<Record<string, unknown>> & { readonly _?: string };

/**
 * The catalogue as react-admin's i18n provider (structurally: this floor knows no framework). Its stock parts find their
 * Russian words under `ra.*`, area `reactAdmin`; what is not in the catalogue falls back to the words they bring in `_`.
 */
export const i18nProvider = {
  translate: (key: string, options: TranslateOptions = {}): string => {
    const { _: fallback, ...args } = options;
    const isKnown = findText(key) !== undefined;
    return shownText(isKnown || fallback === undefined ? key : fallback, onlyFillable(args));
  },
  changeLocale: (): Promise<void> => Promise.resolve(),
  getLocale: (): string => 'ru',
};

/** react-admin passes records and elements along; only texts and numbers can stand in a text. */
const onlyFillable = (args: Readonly<Record<string, unknown>>): TextArgs =>
  Object.fromEntries(
    Object.entries(args).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [],
    ),
  );
