import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { raw, renderForm, textsUnder } from './renderForm';

const required = { validation_rules: { required: true } };
const options = [
  { value: 1, title: 'Кафе' },
  { value: 2, title: 'Бар' },
];

describe('judging a form', () => {
  it('[FF-10] [FF-15] refuses every empty required field with its text under it', async () => {
    const { container, save, onSubmit } = renderForm([
      raw('text', 'text', required),
      raw('area', 'textarea', required),
      raw('choice', 'select', { ...required, options }),
      raw('one', 'radio', { ...required, options }),
      raw('price', 'number', required),
      raw('agree', 'checkbox', required),
    ]);
    await save();
    for (const name of ['text', 'area', 'choice', 'one', 'price', 'agree']) {
      expect([name, textsUnder(container, name)]).toEqual([name, 'Обязательное поле']);
    }
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('[FF-15] ties the text to its input and marks it invalid', async () => {
    const { save } = renderForm([raw('a', 'text', required)]);
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('false');
    await save();
    const input = screen.getByRole('textbox', { description: /Обязательное поле/ });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
  });

  it('focuses the first wrong field in the order of the section', async () => {
    const { save } = renderForm([raw('a', 'text'), raw('b', 'text', required), raw('c', 'text', required)]);
    await save();
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('b'));
  });

  it('focuses a wrong field that was not drawn yet', async () => {
    const many = Array.from({ length: 120 }, (_, index) => raw(`f${index}`, 'text'));
    const { save, container } = renderForm([...many, raw('last', 'text', required)]);
    await save();
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('last'));
    expect(textsUnder(container, 'last')).toBe('Обязательное поле');
  });

  it('judges a field when it is left, and again while it is being mended, but not before', async () => {
    const { container, user } = renderForm([
      raw('a', 'text', { validation_rules: { min_length: 3 } }),
      raw('b', 'text'),
    ]);
    const input = screen.getByLabelText(/^A/);
    await user.type(input, 'к');
    expect(textsUnder(container, 'a')).toBe('');
    await user.tab();
    expect(textsUnder(container, 'a')).not.toBe('');
    await user.type(input, 'оф');
    expect(textsUnder(container, 'a')).toBe('');
  });

  it('judges only the field that changed', async () => {
    const { container, user, save } = renderForm([raw('a', 'text', required), raw('b', 'text', required)]);
    await save();
    await user.type(screen.getByLabelText(/^A/), 'x');
    expect(textsUnder(container, 'a')).toBe('');
    expect(textsUnder(container, 'b')).toBe('Обязательное поле');
  });

  it('[FF-14] asks a rule of the resource itself, with its own message', async () => {
    const checks = {
      title: (value: unknown) => (value === 'Занято' ? [{ key: 'Такая точка уже есть' }] : []),
    };
    const { container, user, save, onSubmit } = renderForm([raw('title', 'text')], { checks });
    await user.type(screen.getByRole('textbox'), 'Занято');
    await save();
    expect(textsUnder(container, 'title')).toBe('Такая точка уже есть');
    await user.type(screen.getByRole('textbox'), ' нет');
    await save();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('[FF-17] marks required fields with a star, a checkbox included', () => {
    const { container } = renderForm([
      raw('a', 'text', required),
      raw('b', 'checkbox', required),
      raw('c', 'radio', { ...required, options }),
      raw('d', 'text'),
    ]);
    const starred = ['a', 'b', 'c', 'd'].filter((name) =>
      container.querySelector(`[data-field="${name}"]`)?.textContent?.includes('*'),
    );
    expect(starred).toEqual(['a', 'b', 'c']);
  });

  it('[FF-18] [FF-19] counts the text live, as an error beyond the maximum', async () => {
    const { container, user } = renderForm([
      raw('a', 'text', { symbol_counter: true, validation_rules: { max_length: 3 } }),
    ]);
    const counter = () => container.querySelector('.carte-counter');
    expect(counter()?.textContent).toBe('0/3');
    await user.type(screen.getByRole('textbox'), 'абв');
    expect(counter()?.textContent).toBe('3/3');
    expect(counter()?.hasAttribute('data-over')).toBe(false);
    await user.type(screen.getByRole('textbox'), 'г');
    expect(counter()?.textContent).toBe('4/3');
    expect(counter()?.hasAttribute('data-over')).toBe(true);
  });

  it('[FF-29] settles: a form that is left alone does not render again', async () => {
    const onDirtyChange = vi.fn();
    renderForm([raw('a', 'text', required), raw('b', 'select', { options })], { onDirtyChange });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(onDirtyChange).not.toHaveBeenCalled();
  });

  it('tells how many fields are wrong beside the button', async () => {
    const { user, save } = renderForm([raw('a', 'text', required), raw('b', 'text', required)]);
    await save();
    expect(screen.getByText('Проверьте 2 поля')).toBeTruthy();
    await user.type(screen.getByLabelText(/^A/), 'x');
    expect(screen.getByText('Проверьте 1 поле')).toBeTruthy();
  });

  it('Ctrl+S saves on any keyboard layout', async () => {
    const { user, onSubmit } = renderForm([raw('a', 'text')]);
    await user.click(screen.getByRole('textbox'));
    await user.keyboard('{Control>}[KeyS]{/Control}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });
});
