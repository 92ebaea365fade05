import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cityQuery, fittingCities } from '../../fieldRenderers/address/cityLabel';
import { renderField } from './renderField';

const kazan = { id: 4, title: 'Казань', region: 'Республика Татарстан' };
const kirov = { id: 2, title: 'Киров', region: 'Кировская область' };
const otherKirov = { id: 3, title: 'Киров', region: 'Калужская область' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const cityInput = () => screen.getByRole('combobox', { name: /Город/ });
const type = (typed: string) => fireEvent.change(cityInput(), { target: { value: typed } });
const found = (...cities: unknown[]) => vi.fn(async () => ({ data: cities }));

const setUp = (call = found(kazan), raw = {}, record?: Record<string, unknown>) => {
  const field = renderField('address', raw, { call, ...(record && { record }) });
  return { ...field, call, address: () => field.value() as Record<string, unknown> };
};

describe('when a city search starts', () => {
  it.each([
    ['К', null],
    ['К, Татарстан', null],
    ['  К ', null],
    ['Ка', 'Ка'],
    ['Казань, Респ', 'Казань'],
    ['', null],
  ])('[FA-05] typing %j asks for %j', (typed, query) => {
    expect(cityQuery(typed)).toBe(query);
  });

  it('[FA-06] 500 ms after the last key, with what the calls say', async () => {
    const { call } = setUp();
    type('Ка');
    await wait(499);
    expect(call).not.toHaveBeenCalled();
    await wait(1);
    expect(call).toHaveBeenCalledWith(
      'cities.list',
      expect.objectContaining({
        query: { filters: { cityRegion: 'Ка' }, per_page: 100 },
        signal: expect.any(AbortSignal),
      }),
    );
  });
});

describe('choosing a city', () => {
  it('[FA-07] [FA-04] the only city of the first search is chosen by itself', async () => {
    const { address } = setUp();
    type('Казань');
    await wait(500);
    expect(address()).toMatchObject({ city: 'Казань, Республика Татарстан', cityId: 4 });
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('[FA-07] the only city of a later search is offered, not taken', async () => {
    const call = vi
      .fn()
      .mockResolvedValueOnce({ data: [kirov, otherKirov] })
      .mockResolvedValue({ data: [kazan] });
    const { address } = setUp(call);
    type('Ки');
    await wait(500);
    type('Ка');
    await wait(500);
    expect(address()).toMatchObject({ city: 'Ка', cityId: null });
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  it('[FA-08] a suggestion sets city and cityId and closes the list', async () => {
    const { address } = setUp(found(kirov, otherKirov));
    type('Ки');
    await wait(500);
    fireEvent.click(screen.getByRole('option', { name: 'Киров, Калужская область' }));
    expect(address()).toMatchObject({ city: 'Киров, Калужская область', cityId: 3 });
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('[FA-08] the keyboard alone is enough', async () => {
    const { address } = setUp(found(kirov, otherKirov));
    type('Ки');
    await wait(500);
    fireEvent.keyDown(cityInput(), { key: 'ArrowDown' });
    fireEvent.keyDown(cityInput(), { key: 'Enter' });
    expect(address()).toMatchObject({ cityId: 3 });
  });

  it('[FA-09] typing something else clears cityId', async () => {
    const { address } = setUp(found(), {}, { city: kazan, city_id: 4, street: 'Баумана', house: '1' });
    type('Казань, Республика Татарста');
    expect(address()).toMatchObject({ city: 'Казань, Республика Татарста', cityId: null, street: 'Баумана' });
  });

  it('an answer that comes late changes the city alone', async () => {
    const { address } = setUp();
    type('Казань');
    fireEvent.change(screen.getByRole('textbox', { name: /Улица/ }), { target: { value: 'Баумана' } });
    await wait(500);
    expect(address()).toMatchObject({ cityId: 4, street: 'Баумана' });
  });

  it('what was typed behind the comma narrows the list, unless nothing is left', () => {
    expect(fittingCities([kirov, otherKirov], 'Киров, Калуж')).toEqual([otherKirov]);
    expect(fittingCities([kirov, otherKirov], 'Киров, Крым')).toEqual([kirov, otherKirov]);
  });
});

describe('what goes wrong', () => {
  it('[FA-10] a city that was typed but not chosen is told at the city input', async () => {
    const { judge } = setUp(found(), { validation_rules: { required: true } });
    judge();
    expect(screen.getByText('Укажите город')).toBeTruthy();
    type('Казань');
    judge();
    expect(screen.getByText('Выберите город из списка')).toBeTruthy();
    expect(cityInput().getAttribute('aria-invalid')).toBe('true');
    const described = cityInput().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Выберите город из списка');
  });

  it('[FA-01] street and house say what they need', () => {
    const { judge } = setUp(found(), { validation_rules: { required: true } });
    expect(judge()).toEqual(['field']);
    expect(screen.getByText('Укажите улицу')).toBeTruthy();
    expect(screen.getByText('Укажите дом')).toBeTruthy();
  });

  it('[FA-11] [FA-12] a failed search is logged, empties the list and says so', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const call = vi
      .fn()
      .mockResolvedValueOnce({ data: [kirov, otherKirov] })
      .mockRejectedValue(new Error('503'));
    setUp(call);
    type('Ки');
    await wait(500);
    type('Кир');
    await wait(500);
    expect(screen.getByText('Город не найден, попробуйте снова')).toBeTruthy();
    expect(screen.queryByRole('option')).toBeNull();
    expect(log).toHaveBeenCalledWith('Suggestions could not be loaded.', expect.any(Error));
    log.mockRestore();
  });

  it('[FA-13] a search without a result says so', async () => {
    setUp(found());
    type('ъъ');
    await wait(500);
    expect(screen.getByText('По вашему запросу ничего не найдено, попробуйте еще раз')).toBeTruthy();
  });
});

it('an address to read is one line', () => {
  setUp(found(), { permissions: ['view'] }, { city: kazan, street: 'Баумана', house: '1', approach: '2' });
  expect(screen.getByText('Казань, Республика Татарстан, Баумана, 1, подъезд 2')).toBeTruthy();
});
