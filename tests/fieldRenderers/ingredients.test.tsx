import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderField } from './renderField';

const milk = { id: 1, title: 'Молоко', is_allergen: true };
const honey = { id: 3, title: 'Мёд', is_allergen: true };
const pumpkin = { title: 'Тыква', is_allergen: false };

beforeEach(() => void vi.useFakeTimers());

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
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Добавить «мё»']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(log).toHaveBeenCalledWith('Suggestions could not be loaded.', expect.any(Error));
    log.mockRestore();
  });

  it('what is in the list already is not suggested again', async () => {
    setUp([honey]);
    type('мё');
    await wait(300);
    expect(screen.queryByRole('option', { name: /Мёд/ })).toBeNull();
  });
});

describe('what stands in the adder is meant', () => {
  const leave = () => fireEvent.blur(adder());

  it('an option adds it as it was typed, first in the list', async () => {
    const { value } = setUp();
    type('тархун');
    await wait(300);
    const [first] = screen.getAllByRole('option');
    expect(first?.textContent).toBe('Добавить «тархун»');
    if (first) fireEvent.click(first);
    expect(value()).toEqual([{ title: 'тархун', is_allergen: false }]);
  });

  it('it is added on leaving the input', () => {
    const { value } = setUp();
    type(' тархун ');
    leave();
    expect(value()).toEqual([{ title: 'тархун', is_allergen: false }]);
    expect(adder()).toHaveProperty('value', '');
    expect(screen.getByRole('status').textContent).toBe('Добавлено: тархун');
  });

  it('it is added by a save, with the focus still in it', async () => {
    const { value, takeIn } = setUp();
    type('тархун');
    await act(takeIn);
    expect(value()).toEqual([{ title: 'тархун', is_allergen: false }]);
  });

  it('a window in front of this one is no leaving', () => {
    const { value } = setUp();
    adder().focus();
    type('тарх');
    leave();
    expect(value()).toEqual([]);
  });

  it('one that is there already is said, not dropped in silence', () => {
    const { value } = setUp([pumpkin]);
    type('тыква');
    enter();
    expect(value()).toEqual([pumpkin]);
    expect(screen.getByRole('status').textContent).toBe('Уже в составе: тыква');
    type('соль, тыква');
    enter();
    expect(screen.getByRole('status').textContent).toBe('Добавлено: соль. Уже в составе: тыква');
  });

  it('several between commas become several', () => {
    const { value } = setUp();
    type('соль, перец, вода');
    enter();
    expect((value() as readonly { title: string }[]).map(({ title }) => title)).toEqual([
      'соль',
      'перец',
      'вода',
    ]);
  });

  it('a pasted list keeps its lines apart', () => {
    setUp();
    fireEvent.paste(adder(), { clipboardData: { getData: () => 'соль\nперец\n\nвода\n' } });
    expect(adder()).toHaveProperty('value', 'соль, перец, вода');
  });

  it('a suggestion chosen for the last one leaves those before it as typed', async () => {
    const { value, call } = setUp();
    type('соль, мё');
    await wait(300);
    expect(call).toHaveBeenLastCalledWith(
      'ingredients.list',
      expect.objectContaining({ query: expect.objectContaining({ filters: { title: 'мё' } }) }),
    );
    fireEvent.click(screen.getByRole('option', { name: /Мёд/ }));
    expect(value()).toEqual([{ title: 'соль', is_allergen: false }, honey]);
  });

  it('more than the field takes are refused in words, none is dropped', () => {
    const { validate, value } = setUp([], undefined, { validation_rules: { max_items: 2 } });
    type('соль, перец, вода');
    enter();
    expect(value()).toHaveLength(3);
    expect(validate()).toEqual(['field']);
    expect(screen.getByText('3/2')).toBeTruthy();
  });
});

describe('a known allergen', () => {
  it.each(['мед', ' МЁД '])('typed whole as %j and entered is that allergen', async (typed) => {
    const { value } = setUp();
    type(typed);
    await wait(300);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['МёдАллерген']);
    enter();
    expect(value()).toEqual([honey]);
  });

  it('is that allergen also when the suggestions have not answered yet, and a save waits for it', async () => {
    const { value, takeIn } = setUp();
    type('соль, мед');
    enter();
    expect(value()).toHaveLength(2);
    await act(takeIn);
    expect(value()).toEqual([{ title: 'соль', is_allergen: false }, honey]);
    expect(screen.getByRole('status').textContent).toBe('«Мёд» — аллерген, отметка поставлена');
  });

  it('is said in words, to eyes and ears', () => {
    setUp([honey]);
    expect(list().getByText('аллерген')).toBeTruthy();
    const described = button('Изменить «Мёд»').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('аллерген');
  });

  it('another one renamed to its title is that allergen', async () => {
    const { value, takeIn } = setUp([pumpkin]);
    fireEvent.click(button('Изменить «Тыква»'));
    fireEvent.change(list().getByRole('textbox'), { target: { value: 'мёд' } });
    await act(takeIn);
    expect(value()).toEqual([honey]);
    expect(list().queryByRole('textbox')).toBeNull();
  });

  it('that nobody can look up stays as it was typed, at no point and on a failure', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { value, takeIn } = setUp([], vi.fn().mockRejectedValue(new Error('503')));
    type('мёд');
    enter();
    await act(takeIn);
    expect(value()).toEqual([{ title: 'мёд', is_allergen: false }]);
    log.mockRestore();
  });
});

it('[AL-02] who may only read is told the groups of all of it, and which nobody has told', () => {
  const made = [
    { ...milk, allergens: ['milk'] },
    { ...honey, allergens: null },
  ];
  renderField('ingredients', { permissions: ['view'] }, { record: { field: made } });
  const said = screen.getByRole('group').textContent;
  expect(said).toContain('Молокомолоко');
  expect(said).toContain('Аллергены не проверены: Мёд');
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
