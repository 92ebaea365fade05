import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addIngredient,
  flagIngredient,
  renameIngredient,
} from '../../fieldRenderers/ingredients/editIngredients';
import { renderField } from './renderField';

const milk = { id: 1, title: 'Молоко', is_allergen: true };
const honey = { id: 3, title: 'Мёд', is_allergen: true };
const pumpkin = { title: 'Тыква', is_allergen: false };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const adder = () => screen.getByRole('combobox');
const type = (typed: string) => fireEvent.change(adder(), { target: { value: typed } });
const enter = () => fireEvent.keyDown(adder(), { key: 'Enter' });
const list = () => within(screen.getByRole('list', { name: 'Состав' }));
const button = (name: string) => list().getByRole('button', { name });

const setUp = (record: readonly unknown[] = [], call = vi.fn(async () => ({ data: [honey] })), raw = {}) => ({
  ...renderField('ingredients', raw, { record: { field: record }, call, place: { pointId: '7' } }),
  call,
});

describe('suggestions', () => {
  it('[FN-07] [FN-08] come 10 a page, 300 ms after the last key, for the point of the form', async () => {
    const { call } = setUp();
    type('мё');
    await wait(299);
    expect(call).not.toHaveBeenCalled();
    await wait(1);
    expect(call).toHaveBeenCalledWith(
      'ingredients.list',
      expect.objectContaining({
        params: { pointId: '7' },
        query: { filters: { title: 'мё' }, page: 1, per_page: 10 },
      }),
    );
  });

  it('[FN-01] [FN-05] a picked one keeps its id and its allergen flag, which cannot be changed', async () => {
    const { value } = setUp();
    type('мё');
    await wait(300);
    fireEvent.click(screen.getByRole('option', { name: /Мёд/ }));
    expect(value()).toEqual([honey]);
    expect(list().queryByRole('button', { name: /Аллерген/ })).toBeNull();
  });

  it('[FN-10] a failed search is logged and suggests nothing', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    setUp([], vi.fn().mockRejectedValue(new Error('503')));
    type('мё');
    await wait(300);
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(log).toHaveBeenCalledWith('Suggestions could not be loaded.', expect.any(Error));
    log.mockRestore();
  });

  it('what is in the list already is not suggested again', async () => {
    setUp([honey]);
    type('мё');
    await wait(300);
    expect(screen.queryByRole('option')).toBeNull();
  });
});

describe('new ingredients', () => {
  it('[FN-02] Enter adds what was typed, trimmed; nothing but spaces adds nothing', () => {
    const { value } = setUp();
    type('  Тыква ');
    enter();
    expect(value()).toEqual([pumpkin]);
    type('   ');
    enter();
    expect(value()).toEqual([pumpkin]);
  });

  it('[FN-06] may be flagged as allergens and unflagged', () => {
    const { value } = setUp([pumpkin]);
    fireEvent.click(button('Аллерген: Тыква'));
    expect(value()).toEqual([{ ...pumpkin, is_allergen: true }]);
    expect(button('Аллерген: Тыква').getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button('Аллерген: Тыква'));
    expect(value()).toEqual([pumpkin]);
  });

  it('[FN-03] a title of 31 characters is refused at once', () => {
    const { judge } = setUp();
    type('а'.repeat(31));
    enter();
    expect(screen.getByText('Максимум 30 символов')).toBeTruthy();
    expect(judge()).toEqual(['field']);
  });

  it('[FN-04] there are at most 50', () => {
    const many = Array.from({ length: 50 }, (_one, index) => ({
      title: `Приправа ${index}`,
      is_allergen: false,
    }));
    setUp(many);
    expect(adder().hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('50/50')).toBeTruthy();
  });
});

describe('editing', () => {
  const edit = (title: string, typed: string) => {
    fireEvent.click(button(`Изменить «${title}»`));
    const input = list().getByRole('textbox');
    fireEvent.change(input, { target: { value: typed } });
    return input;
  };

  it('[FN-09] closes 200 ms after the focus went, with what was typed', async () => {
    const { value } = setUp([pumpkin]);
    fireEvent.blur(edit('Тыква', 'Тыква мускатная'));
    await wait(199);
    expect(list().getByRole('textbox')).toBeTruthy();
    await wait(1);
    expect(list().queryByRole('textbox')).toBeNull();
    expect(value()).toEqual([{ title: 'Тыква мускатная', is_allergen: false }]);
  });

  it('[FN-09] stays open when the focus comes back in time', async () => {
    setUp([pumpkin]);
    const input = edit('Тыква', 'Т');
    fireEvent.blur(input);
    await wait(100);
    fireEvent.focus(input);
    await wait(500);
    expect(list().getByRole('textbox')).toBeTruthy();
  });

  it('Escape leaves the title as it was', () => {
    const { value } = setUp([pumpkin]);
    fireEvent.keyDown(edit('Тыква', 'Кабачок'), { key: 'Escape' });
    expect(value()).toEqual([pumpkin]);
  });

  it('a picked one with another title is a new one', () => {
    const { value } = setUp([milk]);
    fireEvent.keyDown(edit('Молоко', 'Молоко овсяное'), { key: 'Enter' });
    expect(value()).toEqual([{ title: 'Молоко овсяное', is_allergen: true }]);
  });

  it('the others keep their place when one is taken out', () => {
    const { value } = setUp([milk, pumpkin, honey]);
    fireEvent.click(button('Убрать «Тыква»'));
    expect(value()).toEqual([milk, honey]);
  });
});

describe('the list as data', () => {
  it('takes a title once, whatever its case', () => {
    expect(addIngredient([milk], { title: ' МОЛОКО', is_allergen: false }, 50)).toEqual([milk]);
    expect(addIngredient([milk], pumpkin, 1)).toEqual([milk]);
  });

  it('[FN-05] never flags a picked one', () => {
    expect(flagIngredient([milk], 0, false)).toEqual([milk]);
  });

  it('an empty title changes nothing', () => {
    expect(renameIngredient([milk], 0, '  ')).toEqual([milk]);
  });
});
