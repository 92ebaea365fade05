import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cityQuery, fittingCities } from '../../fieldRenderers/address/cityLabel';
import { renderField } from './renderField';

const kazan = { id: 4, title: 'Казань', region: 'Республика Татарстан' };
const kirov = { id: 2, title: 'Киров', region: 'Кировская область' };
const otherKirov = { id: 3, title: 'Киров', region: 'Калужская область' };

beforeEach(() => void vi.useFakeTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const cityInput = () => screen.getByRole('combobox', { name: /Город/ });
const type = (typed: string) => fireEvent.change(cityInput(), { target: { value: typed } });
const leave = () => fireEvent.blur(cityInput());
const OUTSIDE = 'Выберите город из списка. Если вашего нет, выберите ближайший, а посёлок допишите к улице.';
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

describe('a city that was typed and left', () => {
  const omsk = { id: 8, title: 'Омск', region: 'Омская область' };
  const tomsk = { id: 9, title: 'Томск', region: 'Томская область' };
  const samara = { id: 11, title: 'Самара', region: 'Самарская область' };

  it.each([
    ['the only one that fits', 'Каз', [kazan], 4],
    ['the very name, of several', 'омск', [omsk, tomsk], 8],
    ['the only answer to another name', 'кзн', [kazan], 4],
    ['a name behind the word for a town', 'г. Самара', [samara], 11],
  ])('is chosen where one is meant: %s', async (_which, typed, cities, id) => {
    const call = vi
      .fn()
      .mockResolvedValueOnce({ data: [kirov, otherKirov] })
      .mockResolvedValue({ data: cities });
    const { address } = setUp(call, { validation_rules: { required: true } });
    type('Ки');
    await wait(500);
    type(typed);
    await wait(500);
    leave();
    await wait(0);
    expect(address()).toMatchObject({ cityId: id });
    expect(cityInput().getAttribute('aria-invalid')).toBe('false');
  });

  it('is looked for at once where the search was still to begin', async () => {
    const { address, call } = setUp();
    type('Казань');
    leave();
    await wait(0);
    expect(call).toHaveBeenCalledOnce();
    expect(address()).toMatchObject({ city: 'Казань, Республика Татарстан', cityId: 4 });
  });

  it('stays as it was typed where several are meant, and is told what to do', async () => {
    const { address } = setUp(found(kirov, otherKirov), { validation_rules: { required: true } });
    type('Киров');
    leave();
    await wait(0);
    expect(address()).toMatchObject({ city: 'Киров', cityId: null });
    expect(screen.getByText(OUTSIDE)).toBeTruthy();
  });

  it('is chosen before a save judges, with the focus still in it', async () => {
    const { address, takeIn } = setUp();
    type('Казань');
    await act(takeIn);
    expect(address()).toMatchObject({ cityId: 4 });
  });

  it('keeps no save waiting for an answer that does not come', async () => {
    const { address, takeIn } = setUp(vi.fn(() => new Promise<{ data: unknown[] }>(() => undefined)));
    type('Казань');
    let isSaving = false;
    act(() => void takeIn()?.then(() => (isSaving = true)));
    await wait(4999);
    expect(isSaving).toBe(false);
    await wait(1);
    expect(isSaving).toBe(true);
    expect(address()).toMatchObject({ city: 'Казань', cityId: null });
  });

  it('is sent by its name where the section insists on no city', async () => {
    const { payload } = setUp(found());
    type('с. Вишнёвое');
    leave();
    await wait(0);
    expect(payload()).toMatchObject({ city_id: null, city_name: 'с. Вишнёвое' });
  });
});

describe('what goes wrong', () => {
  it('[FA-10] a city that was typed but not chosen is told at the city input', async () => {
    const { validate } = setUp(found(), { validation_rules: { required: true } });
    validate();
    expect(screen.getByText('Укажите город')).toBeTruthy();
    type('Казань');
    validate();
    expect(screen.getByText(OUTSIDE)).toBeTruthy();
    expect(cityInput().getAttribute('aria-invalid')).toBe('true');
    const described = cityInput().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe(OUTSIDE);
  });

  it('leaving the city blames no part that nobody has left yet; a save blames all', async () => {
    const { validate } = setUp(found(), { validation_rules: { required: true } });
    leave();
    expect(screen.getByText('Укажите город')).toBeTruthy();
    expect(screen.queryByText('Укажите улицу')).toBeNull();
    const street = screen.getByRole('textbox', { name: /Улица/ });
    fireEvent.change(street, { target: { value: 'Баумана' } });
    fireEvent.change(street, { target: { value: '' } });
    fireEvent.blur(street);
    expect(screen.getByText('Укажите улицу')).toBeTruthy();
    expect(screen.queryByText('Укажите дом')).toBeNull();
    validate();
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
