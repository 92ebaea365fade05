import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { raw, renderForm } from '../kit/form/renderForm';

const options = [
  { value: 1, title: 'Кафе' },
  { value: 2, title: 'Ресторан', description: 'С обслуживанием за столом' },
  { value: '3', title: 'Бар' },
];
const field = (rest: object = {}) => raw('type', 'select', { options, ...rest });
const box = () => screen.getByRole<HTMLInputElement>('combobox');
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('select with search', () => {
  it('[FT-09] shows title and description of every option when it is opened, and none before', async () => {
    const { user } = renderForm([field()]);
    expect(shown()).toEqual([]);
    await user.click(box());
    expect(shown()).toEqual(['Кафе', 'РесторанС обслуживанием за столом', 'Бар']);
  });

  it('[FT-10] finds options by their title, whatever the case', async () => {
    const { user } = renderForm([field()]);
    await user.type(box(), 'РЕСТ');
    expect(shown()).toEqual(['РесторанС обслуживанием за столом']);
  });

  it('says so when nothing matches', async () => {
    const { user } = renderForm([field()]);
    await user.type(box(), 'ъъъ');
    expect(screen.getByText('Ничего не найдено')).toBeTruthy();
  });

  it('[FT-11] Enter picks the first match and saves nothing', async () => {
    const { user, onSubmit, save, sent } = renderForm([field()]);
    await user.type(box(), 'а{Enter}');
    expect(box().value).toBe('Кафе');
    expect(shown()).toEqual([]);
    expect(onSubmit).not.toHaveBeenCalled();
    await save();
    expect(sent()).toEqual({ type: 1 });
  });

  it.each([
    ['г', 'г'],
    ['л', 'л'],
    ['к', 'кг'],
  ])(
    '[FT-11] [FD-16] of the units, %j and Enter takes %j, also where another was chosen before',
    async (typed, unit) => {
      const units = ['мл', 'л', 'кг', 'г', 'мг', 'шт.'].map((title) => ({ value: title, title }));
      const { user } = renderForm([field({ options: units })], {
        mode: 'edit',
        record: { id: 1, type: 'мг' },
      });
      await user.click(box());
      await user.keyboard(`${typed}{Enter}`);
      expect(box().value).toBe(unit);
      // Chosen: the next press begins another search.
      await user.click(box());
      await user.keyboard('мг{Enter}');
      expect(box().value).toBe('мг');
    },
  );

  it('a title typed whole is taken on leaving, an unfinished search is not', async () => {
    const { user, save, sent } = renderForm([field()]);
    await user.type(box(), 'бар');
    await user.tab();
    expect(box().value).toBe('Бар');
    await save();
    expect(sent()).toEqual({ type: '3' });
  });

  it('a title typed whole is taken by a save with the focus still in it', async () => {
    const { user, sent } = renderForm([field()]);
    await user.type(box(), 'бар');
    await user.keyboard('{Control>}[KeyS]{/Control}');
    await vi.waitFor(() => expect(sent()).toEqual({ type: '3' }));
  });

  it('[FT-12] Escape closes the list and chooses nothing', async () => {
    const { user } = renderForm([field()], {
      mode: 'edit',
      record: { id: 1, type: { id: 3, title: 'Бар' } },
    });
    expect(box().value).toBe('Бар');
    await user.click(box());
    expect(shown()).toHaveLength(3);
    await user.keyboard('{Escape}');
    expect(shown()).toEqual([]);
    expect(box().value).toBe('Бар');
  });

  it('chooses with the mouse and forgets an unfinished search', async () => {
    const { user, save, sent } = renderForm([field(), raw('other', 'text')]);
    await user.click(box());
    await user.click(screen.getByRole('option', { name: 'Бар' }));
    expect(box().value).toBe('Бар');
    await user.clear(box());
    await user.type(box(), 'Кафе');
    await user.type(box(), 'xyz');
    await user.click(screen.getByLabelText(/OTHER/));
    await save();
    // Clearing the text cleared the choice; the search that was left unfinished chose nothing.
    expect(box().value).toBe('');
    expect(sent()).toMatchObject({ type: null });
  });

  it('chooses by the press: the list may have moved away under the pointer before it ends', async () => {
    const { user } = renderForm([field()]);
    await user.click(box());
    fireEvent.mouseDown(screen.getByRole('option', { name: 'Бар' }));
    fireEvent.mouseUp(document.body);
    expect(box().value).toBe('Бар');
    expect(shown()).toEqual([]);
    expect(document.activeElement).toBe(box());
  });

  it('chooses where a screen reader presses for its person', async () => {
    const { user } = renderForm([field()]);
    await user.click(box());
    fireEvent.click(screen.getByRole('option', { name: 'Кафе' }));
    expect(box().value).toBe('Кафе');
  });

  it('clears an optional choice by its button, and offers none for a required one', async () => {
    const record = { id: 1, type: 1 };
    const first = renderForm([field()], { mode: 'edit', record });
    await first.user.click(screen.getByRole('button', { name: 'Очистить' }));
    expect(box().value).toBe('');
    first.unmount();
    renderForm([field({ validation_rules: { required: true } })], { mode: 'edit', record });
    expect(screen.queryByRole('button', { name: 'Очистить' })).toBeNull();
  });

  it('goes through the open list by arrows, Home and End, round its ends, and opens on what is chosen', async () => {
    const { user } = renderForm([field()], { mode: 'edit', record: { id: 1, type: 2 } });
    const reached = () =>
      document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(reached()).toMatch(/^Ресторан/);
    await user.keyboard('{End}');
    expect(reached()).toBe('Бар');
    await user.keyboard('{ArrowDown}');
    expect(reached()).toBe('Кафе');
    await user.keyboard('{ArrowUp}');
    expect(reached()).toBe('Бар');
    await user.keyboard('{Home}{Enter}');
    expect(box().value).toBe('Кафе');
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  it('a search that found nothing leaves the choice as it was', async () => {
    const { user } = renderForm([field(), raw('other', 'text')], {
      mode: 'edit',
      record: { id: 1, type: 1 },
    });
    await user.type(box(), 'xyz');
    await user.click(screen.getByLabelText(/OTHER/));
    expect(box().value).toBe('Кафе');
  });

  it('[FT-13] is as high as every other input (size m)', () => {
    renderForm([field(), raw('other', 'text')]);
    const sizes = screen
      .getAllByRole('textbox')
      .concat(box())
      .map((input) => getComputedStyle(input).height);
    expect(new Set(sizes).size).toBe(1);
  });
});
