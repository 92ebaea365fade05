import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderField } from './renderField';

describe('a time', () => {
  it('is put in order when it is left, and travels as HH:MM', async () => {
    const { user, payload } = renderField('time');
    await user.type(screen.getByRole('textbox'), '9');
    await user.tab();
    expect(payload()).toEqual({ field: '09:00' });
  });
});

describe('a colour', () => {
  it('is typed in any way, and shown in the palette beside it', async () => {
    const { user, payload } = renderField('color');
    await user.type(screen.getByRole('textbox'), 'FA0');
    await user.tab();
    expect(screen.getByLabelText<HTMLInputElement>('Выбрать цвет: Поле').value).toBe('#ffaa00');
    expect(payload()).toEqual({ field: '#ffaa00' });
  });
});

describe('a rating', () => {
  it('has as many stars as its rule says, and gives the pressed one back', () => {
    const { payload } = renderField('rating', { validation_rules: { max: 3 } });
    expect(screen.getAllByRole('radio', { name: /из 3$/ })).toHaveLength(3);
    fireEvent.click(screen.getByRole('radio', { name: '2 из 3' }));
    expect(payload()).toEqual({ field: 2 });
    // With the mouse: a key goes on from star to star.
    fireEvent.click(screen.getByRole('radio', { name: '2 из 3' }), { clientX: 5 });
    expect(payload()).toEqual({ field: null });
  });
});

describe('a sum', () => {
  it('is typed as people write it, and travels as text', async () => {
    const { user, payload } = renderField('money');
    await user.type(screen.getByRole('textbox', { name: 'Поле' }), '1 500.50');
    await user.tab();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('1500,50');
    expect(payload()).toEqual({ field: '1500.50' });
  });
});

describe('a record of another resource', () => {
  const menus = [
    { id: 7, title: 'Зимнее меню' },
    { id: 8, title: 'Летнее меню' },
  ];
  const open = (raw = {}) => {
    const asked: unknown[] = [];
    const rendered = renderField(
      'reference',
      { name: 'menu_id', resource: 'menus', ...raw },
      {
        place: { pointId: '3' },
        getList: async (resource, params) => {
          asked.push([resource, params.filter, params.meta]);
          return { data: menus, total: menus.length };
        },
      },
    );
    return { ...rendered, asked };
  };

  it('is found in the list of that resource, where the form stands, and its id travels', async () => {
    const { user, payload, asked } = open();
    await user.type(screen.getByRole('combobox'), 'зим');
    await user.click(await screen.findByRole('option', { name: 'Зимнее меню' }));
    expect(asked).toEqual([['menus', { title: 'зим' }, { parents: { pointId: '3' } }]]);
    expect(payload()).toEqual({ menu_id: 7 });
  });

  it('is meant where its title stands there whole, and is no record where nobody chose', async () => {
    const whole = open();
    await whole.user.type(screen.getByRole('combobox'), 'летнее меню');
    await whole.user.tab();
    await waitFor(() => expect(whole.payload()).toEqual({ menu_id: 8 }));
    whole.unmount();

    const half = open();
    await half.user.type(screen.getByRole('combobox'), 'летн');
    await half.user.tab();
    expect(await screen.findByText('Выберите значение из списка')).toBeTruthy();
    expect(half.validate()).toEqual(['menu_id']);
  });

  it('is only read by who may not read that list', async () => {
    const { container } = renderField(
      'reference',
      { resource: 'menus' },
      { record: { field: { id: 7, title: 'Зимнее меню' } }, may: () => false },
    );
    await waitFor(() => expect(container.querySelector('.carte-read')?.textContent).toBe('Зимнее меню'));
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
