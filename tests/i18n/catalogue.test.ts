import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { i18nProvider } from '../../i18n/i18nProvider';
import { loadCatalogue } from '../../i18n/loadCatalogue';
import { AREAS, CONSOLE_AREAS } from '../../i18n/ru';
import { shownText, text } from '../../i18n/text';

/** Our own texts, area by area. */
const readAll = () =>
  Promise.all(
    CONSOLE_AREAS.map(async (area) => ({
      area,
      texts: Object.entries(await AREAS[area]()).map(([key, words]) => [key, String(words)] as const),
    })),
  );

/** The English words stand beside react-admin, as a dependency of its own. */
const fromReactAdmin = createRequire(createRequire(import.meta.url).resolve('react-admin'));

describe('the Russian catalogue', () => {
  beforeAll(() => loadCatalogue([...CONSOLE_AREAS, 'auth', 'stockParts']));

  it('has every key in one area only', async () => {
    const owners = new Map<string, string[]>();
    for (const { area, texts } of await readAll()) {
      for (const [key] of texts) owners.set(key, [...(owners.get(key) ?? []), area]);
    }
    expect([...owners].filter(([, areas]) => areas.length > 1)).toEqual([]);
  });

  it('[UI-17] gives every counted text its three forms', async () => {
    const counted = (await readAll()).flatMap(({ texts }) =>
      texts.filter(([, template]) => template.includes('||||')),
    );
    expect(counted.length).toBeGreaterThan(0);
    expect(counted.filter(([, template]) => template.split('||||').length !== 3)).toEqual([]);
  });

  it('[SH-31] answers react-admin in Russian, whatever the browser speaks', async () => {
    vi.stubGlobal('navigator', { language: 'en-US', languages: ['en-US'] });
    expect(i18nProvider.getLocales?.()).toEqual([{ locale: 'ru', name: 'Русский' }]);
    await i18nProvider.changeLocale('en');
    expect(i18nProvider.translate('ra.action.save')).toBe('Сохранить');
    expect(i18nProvider.translate('ra.notification.deleted', { smart_count: 2 })).toBe('Удалены 2 записи');
    vi.unstubAllGlobals();
  });

  it('[SH-32] has a Russian word for every key of react-admin', async () => {
    const english: object = fromReactAdmin('ra-language-english');
    const keys = flatKeys(english);
    expect(keys.length).toBeGreaterThan(100);
    const words = keys.map((key) => [key, i18nProvider.translate(key, { _: 'none' })]);
    // A word that was only copied is no Russian word.
    const foreign = words.filter(([, word = '']) =>
      LATIN_WORD.test(word.replace(WORD_OF_THE_SPECIFICATION, '')),
    );
    expect(foreign).toEqual([]);
  });

  it('[SH-32] shows words as they are, keys by their text, and never a raw key', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(shownText('Сервер занят')).toBe('Сервер занят');
    expect(shownText('common.yes')).toBe('Да');
    expect(shownText('errors.no.such.key')).toBe('Произошла неизвестная ошибка');
    expect(report).toHaveBeenCalledOnce();
    report.mockRestore();
  });

  it('[SH-32] prefers the catalogue, then the words react-admin brings along', () => {
    expect(i18nProvider.translate('ra.action.save', { _: 'Save' })).toBe('Сохранить');
    expect(i18nProvider.translate('resources.points.name', { _: 'Точки' })).toBe('Точки');
  });

  it('[SH-32] has our own words above those of the Russian package, whichever came last', () => {
    expect(text('ra.validation.required')).toBe('Обязательное поле');
    expect(text('ra.action.refresh')).toBe('Обновить');
  });

  it('fills a text with its arguments', () => {
    expect(text('form.draft.found', { when: '5 мая' })).toBe('Есть несохранённые изменения от 5 мая.');
    expect(text('form.tabErrors', { smart_count: 22 })).toBe('22 ошибки');
  });
});

const WORD_OF_THE_SPECIFICATION = /email/g;
const LATIN_WORD = /[a-z]{2,}/i;

const flatKeys = (node: object, path = ''): readonly string[] =>
  Object.entries(node).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? flatKeys(value, `${path}${name}.`) : [`${path}${name}`],
  );
