import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderField } from './renderField';

// The widget is a chunk of its own; reading it is not what is tested here.
beforeAll(() => import('../../fieldRenderers/phone/PhoneWidget'), 60_000);

/** Reached for: the numbering plans come with the focus, and another input takes its place. */
const phoneInput = async () => {
  const input = () => screen.getByRole('textbox', { name: /Поле/ });
  const atRest = input();
  atRest.focus();
  await waitFor(() => expect(input().closest('.MuiTelInput-TextField')).not.toBeNull());
  return input();
};

const paste = (input: HTMLElement, text: unknown) =>
  fireEvent.paste(input, { clipboardData: { getData: () => text } });

describe('phone', () => {
  it('[FP-10] [FP-16] opens on Russia; its button opens the list of countries, whatever has to be fetched for it', async () => {
    const { user } = renderField('phone');
    await user.click(screen.getByRole('button', { name: 'Страна: Россия' }));
    expect(await screen.findByRole('dialog', { name: 'Выбор страны' })).toBeTruthy();
  });

  it('[FP-07] takes digits and leaves everything else out; the form holds plus and digits', async () => {
    const { user, value } = renderField('phone');
    await user.type(await phoneInput(), '8абв916x1234567');
    expect(value()).toBe('+79161234567');
    expect((await phoneInput()).getAttribute('value')).toBe('+7 916 123-45-67');
  });

  it.each([
    ['after the code', 2, 2, '8 (495) 123-45-67', '+74951234567'],
    ['beside another', 16, 16, '+7 495 123-45-67', '+74951234567'],
    ['over all of it', 0, 16, '8.495.123.45.67', '+74951234567'],
    ['as a part of it', 11, 16, '99 00', '+79161239900'],
  ])('reads what is pasted %s as a person means it', async (_how, start, end, pasted, number) => {
    const { value } = renderField('phone', {}, { record: { field: '+79161234567' } });
    const input = await phoneInput();
    if (!(input instanceof HTMLInputElement)) throw new Error('Expected an input.');
    input.setSelectionRange(start, end);
    paste(input, pasted);
    expect(value()).toBe(number);
  });

  it('says which extension it does not hold', async () => {
    const { value } = renderField('phone');
    paste(await phoneInput(), '+7 495 123-45-67 доб. 12');
    expect(value()).toBe('+74951234567');
    expect(screen.getByText(/Не вошло в номер: 12/)).toBeTruthy();
  });

  it('keeps selected what the Tab key has selected, when the plans come', async () => {
    renderField('phone', {}, { record: { field: '+79161234567' } });
    const atRest = screen.getByRole<HTMLInputElement>('textbox', { name: /Поле/ });
    atRest.focus();
    atRest.select();
    await waitFor(() => expect(screen.getByRole('textbox').closest('.MuiTelInput-TextField')).not.toBeNull());
    const { selectionStart, selectionEnd, value } = screen.getByRole<HTMLInputElement>('textbox');
    expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
  });

  it('[FP-08] [FP-11] a number of another type is refused where it is left, and the form cannot be saved', async () => {
    const { user, validate } = renderField('phone');
    await user.type(await phoneInput(), '+78005553535');
    await user.tab();
    expect(screen.getByText('Укажите мобильный или городской номер')).toBeTruthy();
    expect(validate()).toEqual(['field']);
  });

  it('[FP-11] a verdict goes with its number', async () => {
    const { user, validate, value } = renderField('phone');
    const input = await phoneInput();
    await user.type(input, '+7916123456');
    await user.tab();
    expect(screen.getByText('Номер слишком короткий для этой страны')).toBeTruthy();
    await user.type(input, '7');
    await user.tab();
    expect(value()).toBe('+79161234567');
    expect(screen.queryByText(/слишком короткий/)).toBeNull();
    expect(validate()).toEqual([]);
  });

  it('[FP-11] is judged before a save from the keyboard too', async () => {
    const { user, validate } = renderField('phone');
    await user.type(await phoneInput(), '+78005553535{Enter}');
    expect(validate()).toEqual(['field']);
  });

  it('[FP-12] a text that cannot be read is logged and the value falls back to an empty text', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { value } = renderField('phone');
    paste(await phoneInput(), null);
    expect(log).toHaveBeenCalledWith('The phone input failed to read the number.', expect.any(TypeError));
    expect(value()).toBe('');
    log.mockRestore();
  });

  it('[FP-16] [FP-17] a country is found by typing and reached by keyboard alone', async () => {
    const { user, value } = renderField('phone');
    await phoneInput();
    screen.getByRole('button', { name: 'Страна: Россия' }).focus();
    await user.keyboard('{Enter}');
    const search = await screen.findByRole('combobox', { name: 'Страна или код' });
    await user.type(search, 'герм');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(value()).toBe('+49');
    expect(screen.getByRole('button', { name: 'Страна: Германия' })).toBeTruthy();
  });

  it('is written as everywhere else while it is typed', async () => {
    const { user } = renderField('phone');
    const input = await phoneInput();
    for (const [typed, shown] of [
      ['+7916', '+7 916'],
      ['1234', '+7 916 123-4'],
      ['567', '+7 916 123-45-67'],
      ['{Backspace}{Backspace}', '+7 916 123-45'],
    ] as const) {
      await user.type(input, typed);
      expect(input.getAttribute('value')).toBe(shown);
    }
  });

  it('[FP-18] fills the screen with the countries up to 500 px', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(max-width: 500px)',
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const { user } = renderField('phone');
    await phoneInput();
    await user.click(screen.getByRole('button', { name: 'Страна: Россия' }));
    const dialog = await screen.findByRole('dialog', { name: /Выбор страны/ });
    expect(dialog.className).toContain('MuiDialog-paperFullScreen');
    expect(within(dialog).getAllByRole('option').length).toBeGreaterThan(235);
  });

  it('a number to read is a link to call', () => {
    renderField('phone', { permissions: ['view'] }, { record: { field: '+79161234567' } });
    expect(screen.getByRole('link', { name: '+7 916 123-45-67' }).getAttribute('href')).toBe(
      'tel:+79161234567',
    );
  });
});

describe('phone_other', () => {
  const options = [
    { value: 1, title: 'Бронирование' },
    { value: 2, title: 'Доставка' },
  ];

  it('[FP-13] [FP-14] an entry without type and number gets both messages beside its parts', async () => {
    const { user, validate } = renderField('phone_other', { options });
    await user.click(screen.getByRole('button', { name: 'Добавить телефон' }));
    validate();
    expect(screen.getByText('Выберите тип телефона')).toBeTruthy();
    expect(screen.getByText('Укажите номер телефона')).toBeTruthy();
  });

  it('[FP-13] an entry is filled by choosing a type and typing a number', async () => {
    const { user, payload, validate } = renderField('phone_other', { options });
    await user.click(screen.getByRole('button', { name: 'Добавить телефон' }));
    await user.click(screen.getByRole('combobox', { name: /Тип/ }));
    await user.click(await screen.findByRole('option', { name: 'Доставка' }));
    const number = await waitFor(() => {
      const input = screen.getByRole('textbox', { name: /Номер/ });
      expect(input.hasAttribute('readonly')).toBe(false);
      return input;
    });
    await user.type(number, '89161234567');
    expect(validate()).toEqual([]);
    expect(payload()).toEqual({ field: [{ point_phone_type_id: 2, phone_number: '+79161234567' }] });
  });

  it('removing an entry keeps what the others hold', async () => {
    const entries = [
      { id: 5, point_phone_type_id: 1, phone_number: '+79161234567' },
      { id: 6, point_phone_type_id: 2, phone_number: '+74951234567' },
    ];
    const { user, payload } = renderField('phone_other', { options }, { record: { field: entries } });
    await user.click(screen.getByRole('button', { name: 'Удалить телефон 1' }));
    expect(payload()).toEqual({ field: [entries[1]] });
    // The focus moves with the next frame.
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Добавить телефон' })),
    );
  });

  it('takes no more entries than the rule allows', async () => {
    const { user } = renderField('phone_other', { options, validation_rules: { max_items: 1 } });
    const add = screen.getByRole('button', { name: 'Добавить телефон' });
    await user.click(add);
    expect(add.hasAttribute('disabled')).toBe(true);
  });
});
