import { fireEvent, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../contract/fieldConfig';
import { type RightsValue, rulesOf } from '../../contract/fields';
import { LEVELS, type RightsArea, type RightsField } from '../../contract/rights';
import { PERMISSION_KEYS } from '../../contract/vocabulary';
import {
  FIELD_STATES,
  fieldState,
  mayGive,
  mayLeave,
  setArea,
  setColumn,
  setField,
  setLevel,
  statesOf,
} from '../../fieldRenderers/permissions/editRights';
import { valueWords } from '../../fieldRenderers/valueWords';
import { fieldOf } from '../contract/fieldOf';
import { propertyRuns } from '../propertyRuns';
import { renderField } from './renderField';

const RUNS = { numRuns: propertyRuns };
const field = fieldOf({ type: 'permissions' });

const area = fc
  .record({
    key: fc.constantFrom(...PERMISSION_KEYS),
    levels: fc.subarray([...LEVELS], { minLength: 1 }),
    held: fc.subarray([...LEVELS]),
  })
  .map(
    (one): RightsArea => ({
      title: '',
      group: '',
      ...one,
      held: one.held.filter((l) => one.levels.includes(l)),
    }),
  );
const rights = fc
  .dictionary(
    fc.constantFrom(...PERMISSION_KEYS),
    fc.subarray(['create', 'edit', 'delete'] as const).map((levels) => ['view' as const, ...levels]),
  )
  .map((levels): RightsValue => ({ levels, fields: {} }));

const errorsOf = (value: RightsValue) =>
  rulesOf(field).check(value, field, { mode: 'edit', today: '2026-11-21', values: {} });

describe('[TM-02] rights are edited', () => {
  it('so that every step is valid: who may act may look', () => {
    fc.assert(
      fc.property(rights, area, fc.constantFrom(...LEVELS), fc.boolean(), (before, one, level, isOn) => {
        for (const after of [
          setLevel(before, one, { level, isOn }),
          setArea(before, one, isOn && one.held.includes('view')),
          setColumn(before, [one], { level, isOn }),
        ])
          expect(errorsOf(after)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('and one tick there and back is no change', () => {
    fc.assert(
      fc.property(rights, area, fc.constantFrom('create', 'edit', 'delete'), (before, one, level) => {
        const level_ = LEVELS.find((each) => each === level) ?? 'edit';
        const has = before.levels[one.key]?.includes(level_) ?? false;
        fc.pre(before.levels[one.key] !== undefined);
        const there = setLevel(before, one, { level: level_, isOn: !has });
        expect(setLevel(there, one, { level: level_, isOn: has }).levels[one.key]).toEqual(
          before.levels[one.key],
        );
      }),
      RUNS,
    );
  });

  it('and a whole row or column gives nothing that the person does not hold', () => {
    fc.assert(
      fc.property(area, fc.constantFrom(...LEVELS), (one, level) => {
        const none: RightsValue = { levels: {}, fields: {} };
        const given = [
          ...(setArea(none, one, true).levels[one.key] ?? []),
          ...(setColumn(none, [one], { level, isOn: true }).levels[one.key] ?? []),
        ];
        expect(given.filter((each) => !one.held.includes(each))).toEqual([]);
        expect(mayGive(one, level)).toBe(one.held.includes(level) && one.held.includes('view'));
      }),
      RUNS,
    );
  });

  it('a field is open, to be read or hidden, and open says nothing', () => {
    const price: RightsField = {
      name: 'price',
      title: 'Цена',
      permissions: PERMISSIONS,
      held: PERMISSIONS,
      required: true,
    };
    let value: RightsValue = { levels: {}, fields: {} };
    for (const state of FIELD_STATES) {
      value = setField(value, { section: 'food_general', field: price }, state);
      expect(fieldState(value, 'food_general', price)).toBe(state);
    }
    expect(setField(value, { section: 'food_general', field: price }, 'open').fields).toEqual({});
    expect(statesOf({ ...price, permissions: ['view'] })).toEqual(['open', 'hidden']);
    expect(FIELD_STATES.filter((state) => mayLeave({ ...price, held: ['view'] }, state))).toEqual([
      'read',
      'hidden',
    ]);
  });
});

const offer = {
  areas: [
    { key: 'menu_list', title: 'Меню', group: 'Меню' },
    { key: 'menu_stop', title: 'Стоп-лист', group: 'Меню', levels: ['view', 'edit'] },
    { key: 'team_staff', title: 'Сотрудники', group: 'Команда', held: ['view'] },
  ],
  sections: [
    {
      key: 'food_general',
      title: 'Блюдо',
      fields: [
        { name: 'price', title: 'Цена', required: true, held: ['view'] },
        { name: 'title', title: 'Название' },
      ],
    },
  ],
};
const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const press = (name: string) => fireEvent.click(tick(name));

describe('[TM-02] the grid of a role', () => {
  it('is a table with heads of rows and columns, and a tick says which it is', () => {
    renderField('permissions', offer);
    const table = screen.getByRole('table', { name: 'Права по разделам' });
    expect(within(table).getAllByRole('columnheader').length).toBeGreaterThanOrEqual(5);
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Меню', 'Меню', 'Стоп-лист', 'Команда', 'Сотрудники']);
    press('Меню: Изменяет');
    expect(tick('Меню: Смотрит').checked).toBe(true);
  });

  it('gives a whole row, a whole column, and travels flat', () => {
    const { payload, validate } = renderField('permissions', offer);
    press('Стоп-лист: все права раздела');
    press('Смотрит во всех разделах');
    expect(validate()).toEqual([]);
    expect(payload()).toEqual({
      levels: { menu_list: ['view'], menu_stop: ['view', 'edit'], team_staff: ['view'] },
      fields: { food_general: { price: ['view'] } },
    });
  });

  it('takes everything with the look', () => {
    const record = { levels: { menu_list: ['view', 'create', 'edit'] }, fields: {} };
    const { payload } = renderField('permissions', offer, { record });
    press('Меню: Смотрит');
    expect(payload()).toEqual({ levels: {}, fields: {} });
  });

  it('locks what the asking person does not hold, with a word', () => {
    renderField('permissions', offer);
    const locked = screen.getByRole<HTMLInputElement>('checkbox', {
      name: /Сотрудники: Изменяет\. У вас нет/,
    });
    expect(locked.disabled).toBe(true);
    expect(screen.getByText(/дать можно только те права/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Цена: Как в разделе' }).disabled).toBe(true);
  });

  it('narrows a field of a form, and says how many are', () => {
    const { payload } = renderField('permissions', {
      ...offer,
      sections: [{ ...offer.sections[0], fields: [{ name: 'price', title: 'Цена', required: true }] }],
    });
    fireEvent.click(screen.getByRole('radio', { name: 'Цена: Смотрит' }));
    expect(payload()).toMatchObject({ fields: { food_general: { price: ['view'] } } });
    expect(screen.getByText('Ограничено 1 поле')).toBeTruthy();
    expect(screen.getByText(/без него нельзя добавлять/)).toBeTruthy();
  });

  it('is read in words, in read mode and in the history', () => {
    const record = { levels: { menu_stop: ['view', 'edit'] }, fields: { food_general: { price: ['view'] } } };
    const { container } = renderField('permissions', { ...offer, permissions: ['view'] }, { record });
    const lines = [...container.querySelectorAll('dl > div')].map(({ children }) =>
      [...children].map(({ textContent }) => textContent).join(': '),
    );
    expect(lines).toEqual([
      'Меню: не видит',
      'Стоп-лист: ставит и снимает',
      'Сотрудники: не видит',
      'Блюдо: Цена — смотрит',
    ]);
    expect(container.querySelector('input')).toBeNull();
    expect(valueWords(fieldOf({ type: 'permissions', ...offer }), record)).toBe(
      'Стоп-лист: ставит и снимает; Блюдо: Цена — смотрит',
    );
  });
});
