import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Capability } from '../../../contract/vocabulary';
import { loadCatalogue } from '../../../i18n/loadCatalogue';
import { CapabilitiesContext, type May, MayContext } from '../../../kit/parts/may';
import type { BoardFields } from '../../../kit/rows/useBoardFields';
import { boardOf, readDish, type Section } from '../../../resources/menus/editor/board';
import { portion } from '../../../resources/menus/editor/columns';
import type { Entry } from '../../../resources/menus/editor/createEntries';
import { entryValues } from '../../../resources/menus/editor/useEntries';
import { usePaste } from '../../../resources/menus/editor/usePaste';

await loadCatalogue(['editor']);

const section: Section = { key: 'food:1', id: 1, kind: 'food', title: 'Супы', isShown: true, rows: [] };

/** No rules, and every right. */
const fields: BoardFields = {
  isReady: true,
  error: undefined,
  retry: () => {},
  field: () => undefined,
  canSee: () => true,
  canWrite: () => true,
  payload: (values) => values,
  problem: () => '',
};

interface Pasting {
  readonly capabilities: readonly Capability[];
  readonly may?: May;
  readonly lines: readonly string[];
}

/** Pastes lines into the soups. @returns what is added line by line, and where one is led */
const paste = ({ capabilities, may = () => true, lines }: Pasting) => {
  const added: (readonly [section: string, entry: Entry])[] = [];
  const entries = { add: (key: string, entry: Entry) => void added.push([key, entry]) };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <CapabilitiesContext value={new Set(capabilities)}>
      <MayContext value={may}>
        <MemoryRouter>{children}</MemoryRouter>
      </MayContext>
    </CapabilitiesContext>
  );
  const { result } = renderHook(() => ({ ...usePaste(entries), at: useLocation() }), { wrapper });
  act(() => result.current.paste(lines.join('\r\n'), section));
  return { added, at: result.current.at };
};

describe('rows that were pasted', () => {
  it('go to the page of tables where the backend and the role have it', () => {
    const { added, at } = paste({ capabilities: ['sheets'], lines: ['Борщ\t350 г\t390', 'Щи\t340'] });
    expect(added).toEqual([]);
    expect(at.pathname).toBe('/menu/sheet');
    expect(at.state).toMatchObject({ pasted: { into: { id: 1, title: 'Супы', kind: 'food' } } });
  });

  it.each([
    ['of a backend without tables', [], () => true],
    [
      'of a role that may not load one',
      ['sheets'],
      (_resource: string, verb: string) => verb !== 'importSheet',
    ],
  ] as const)('[ME-08] stand under their category, one by one, %s', (_who, capabilities, may) => {
    const { added, at } = paste({ capabilities, may, lines: ['Борщ\t350 г\t390', 'Щи\t340', '', 'Уха'] });
    expect(added).toEqual([
      ['food:1', { title: 'Борщ', portion: '350 г', price: '390' }],
      ['food:1', { title: 'Щи', portion: '', price: '340' }],
      ['food:1', { title: 'Уха', portion: '', price: '' }],
    ]);
    expect(at.pathname).toBe('/');
  });
});

describe('the unit of a portion', () => {
  const portionOf = (typed: string, kind: 'food' | 'drink', last?: 'l' | 'ml') => {
    const rows = last ? [readDish({ id: 1, title: 'Лимонад', unit_measurement: last }, 1)] : [];
    const of = { ...section, kind, rows };
    const { unit_value: value, unit_measurement: unit } = entryValues(
      { title: 'Новое', portion: typed, price: '100' },
      of,
      fields,
    );
    return `${value} ${unit}`;
  };

  it.each([
    ['300', 'food', undefined, '300 g'],
    ['300', 'drink', undefined, '300 ml'],
    ['0,5', 'drink', 'l', '0,5 l'],
    ['0,3 л', 'drink', undefined, '0,3 l'],
    ['330 мл', 'drink', 'l', '330 ml'],
    ['1 шт', 'drink', 'ml', '1 pc'],
    ['250 г', 'drink', undefined, '250 g'],
    ['', 'drink', undefined, ' '],
  ] as const)('[ME-07] "%s" of a %s below one in %s is %s', (typed, kind, last, portion) => {
    expect(portionOf(typed, kind, last)).toBe(portion);
  });

  it('[ME-03] of a drink that has none is that of drinks, also in its row', () => {
    const { sections } = boardOf({
      menu: { id: 1, title: 'Бар', visible: true },
      categories: [{ id: 7, type: 'drink', title: 'Лимонады', foods: [{ id: 2, title: 'Тархун' }] }],
    });
    const dish = sections[0]?.rows[0];
    expect(portion.values?.('400', dish)).toEqual({ unit_value: '400', unit_measurement: 'ml' });
    expect(portion.values?.('400', dish && { ...dish, unit_measurement: 'l' })).toMatchObject({
      unit_measurement: 'l',
    });
  });
});
