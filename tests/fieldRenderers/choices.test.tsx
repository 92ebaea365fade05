import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { raw, renderForm, textsUnder } from '../kit/form/renderForm';

const options = [
  { value: 1, title: 'Острое' },
  { value: 2, title: 'Новинка' },
  { value: 3, title: 'Постное' },
];

describe('choices', () => {
  it('[FT-09] radio: one of the options, sent as the option has it', async () => {
    const { user, save, sent } = renderForm([raw('one', 'radio', { options })]);
    const group = screen.getByRole('radiogroup', { name: 'ONE' });
    expect(group.querySelectorAll('input')).toHaveLength(3);
    await user.click(screen.getByRole('radio', { name: 'Новинка' }));
    await save();
    expect(sent()).toEqual({ one: 2 });
  });

  it('reads and writes boolean options', async () => {
    const alcohol = [
      { value: false, title: 'Не активен' },
      { value: true, title: 'Активен' },
    ];
    const { user, save, sent } = renderForm([raw('alcohol', 'radio', { options: alcohol })], {
      mode: 'edit',
      record: { id: 1, alcohol: false },
    });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Не активен' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Активен' }));
    await save();
    expect(sent()).toEqual({ alcohol: true });
  });

  it('[FT-14] checkbox group: as many as min_items and max_items allow', async () => {
    const { container, user, save, sent } = renderForm([
      raw('marks', 'checkbox_group', { options, validation_rules: { min_items: 1, max_items: 2 } }),
    ]);
    await save();
    expect(textsUnder(container, 'marks')).toContain('1');
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    const note = () => within(screen.getByRole('group', { name: 'MARKS' })).getByRole('status').textContent;
    expect(note()).toBe('Выбрано 0 из 2');
    const [first = '', second = '', third = ''] = options.map(({ title }) => title);
    for (const title of [first, second, third]) await user.click(box(title));
    expect([box(first).checked, box(second).checked, box(third).checked]).toEqual([true, true, false]);
    expect([box(first).disabled, box(third).disabled]).toEqual([false, true]);
    expect(note()).toBe('Выбрано 2 из 2. Чтобы выбрать другое, снимите одну отметку.');
    await user.click(box(second));
    expect(box(third).disabled).toBe(false);
    await user.click(box(third));
    await save();
    expect(sent()).toEqual({ marks: [1, 3] });
  });

  it('[FT-14] checkbox group: more than may be, as a record has them, can be taken back', async () => {
    const { container, user, save, sent } = renderForm(
      [raw('marks', 'checkbox_group', { options, validation_rules: { max_items: 2 } })],
      { mode: 'edit', record: { id: 1, marks: [1, 2, 3] } },
    );
    await save();
    expect(textsUnder(container, 'marks')).toContain('2');
    await user.click(screen.getAllByRole('checkbox')[1] as HTMLElement);
    await save();
    expect(sent()).toMatchObject({ marks: [1, 3] });
  });

  it('[FT-15] checkbox group: a value that is no longer offered goes with the next change', async () => {
    const { user, save, sent } = renderForm(
      [raw('marks', 'checkbox_group', { options, validation_rules: { max_items: 2 } })],
      { mode: 'edit', record: { id: 1, marks: [1, 99] } },
    );
    await user.click(screen.getAllByRole('checkbox')[1] as HTMLElement);
    await save();
    expect(sent()).toMatchObject({ marks: [1, 2] });
  });

  it('[FT-17] toggle and checkbox are on or off', async () => {
    const { user, save, sent } = renderForm([raw('differ', 'toggle'), raw('agree', 'checkbox')], {
      mode: 'edit',
      record: { id: 1, differ: 1, agree: '0' },
    });
    const toggle = screen.getByRole<HTMLInputElement>('switch', { name: 'DIFFER' });
    expect(toggle.checked).toBe(true);
    await user.click(toggle);
    await user.click(screen.getByText('AGREE'));
    await save();
    expect(sent()).toEqual({ differ: false, agree: true });
  });

  it.each([
    ['draft', 'Черновик', 'после проверки'],
    ['under_moderation', 'На согласовании', 'Идёт проверка'],
    ['rejected', 'Отклонено', 'отправьте на проверку ещё раз'],
  ])(
    '[PT-08][MO-04] the status %s leaves nothing to choose, and says what it waits for',
    async (status, name, why) => {
      for (const options of [[], [{ value: 'displayed', title: 'Показывается' }]]) {
        const { container, save, sent, unmount } = renderForm([raw('status', 'change_status', { options })], {
          mode: 'edit',
          record: { id: 1, status },
        });
        expect(screen.queryByRole('radio')).toBeNull();
        expect(container.querySelector('[data-field="status"]')?.textContent).toContain(name);
        expect(container.querySelector('[data-field="status"]')?.textContent).toContain(why);
        await save();
        expect(sent()).toEqual({ status });
        unmount();
      }
    },
  );

  it('[PT-08] a status nobody can choose is named in words until another is chosen', async () => {
    const choices = [
      { value: 'displayed', title: 'Показывается' },
      { value: 'rejected', title: 'Отклонено' },
    ];
    const { container, user, save, sent } = renderForm(
      [raw('status', 'change_status', { options: choices })],
      {
        mode: 'edit',
        record: { id: 1, status: 'not_displayed' },
      },
    );
    const field = container.querySelector('[data-field="status"]');
    expect(field?.textContent).toContain('Сейчас: Не видят');
    await user.click(screen.getByRole('radio', { name: 'Показывается' }));
    expect(field?.textContent).not.toContain('Не видят');
    await save();
    expect(sent()).toEqual({ status: 'displayed' });
  });

  it('a status without options offers every status by its Russian name', () => {
    renderForm([raw('status', 'change_status')]);
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Видят гости',
      'Не видят',
      'Черновик',
      'Отклонено',
      'На согласовании',
    ]);
  });
});
