import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { raw, renderForm, textsUnder } from '../kit/form/renderForm';

const input = () => screen.getByRole<HTMLInputElement>('textbox');

describe('text-like inputs', () => {
  it.each(['text', 'textarea', 'email'])(
    '[FT-03] [FT-07] %s trims surrounding whitespace when it is left',
    async (type) => {
      const { user, save, sent } = renderForm([raw('a', type)]);
      await user.type(input(), '  a@carte.example  ');
      await user.tab();
      expect(input().value).toBe('a@carte.example');
      await save();
      expect(sent()).toEqual({ a: 'a@carte.example' });
    },
  );

  it.each(['^\\d+$', '^[0-9]{4}$', '^\\d{1,12}$'])(
    '[FT-04] strips every non-digit in numeric mode (pattern %s)',
    async (pattern) => {
      const { user } = renderForm([raw('inn', 'text', { validation_rules: { pattern } })]);
      await user.type(input(), '1a2-3 4');
      expect(input().value).toBe('1234');
      expect(input().inputMode).toBe('numeric');
    },
  );

  it('[FT-04] keeps the caret where the person typed', async () => {
    const { user } = renderForm([raw('inn', 'text', { validation_rules: { pattern: '^\\d+$' } })]);
    await user.type(input(), '1234');
    await user.type(input(), 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect([input().value, input().selectionStart]).toEqual(['1234', 2]);
  });

  it('leaves letters alone where the pattern allows them', async () => {
    const { user } = renderForm([raw('code', 'text', { validation_rules: { pattern: '^[A-Z]\\d+$' } })]);
    await user.type(input(), 'A1');
    expect(input().value).toBe('A1');
  });

  it('[FT-05] a textarea with a maximum counts without being asked to', async () => {
    const { container, user } = renderForm([raw('a', 'textarea', { validation_rules: { max_length: 255 } })]);
    await user.type(input(), 'два{Enter}слова');
    expect(input().tagName).toBe('TEXTAREA');
    expect(container.querySelector('.carte-counter')?.textContent).toBe('9/255');
  });

  it('[FT-16] refuses what is no number, takes a comma', async () => {
    const { container, user, save, sent } = renderForm([raw('weight', 'number')]);
    await user.type(input(), '12кг');
    await save();
    expect(textsUnder(container, 'weight')).toBe('Введите число');
    await user.clear(input());
    await user.type(input(), '12,5');
    await save();
    expect(sent()).toEqual({ weight: 12.5 });
  });

  it('keeps every digit of a long price', async () => {
    const { user, save, sent } = renderForm([raw('price', 'number')]);
    await user.type(input(), '999999999999999,99');
    await save();
    expect(sent()).toEqual({ price: '999999999999999.99' });
  });
});
