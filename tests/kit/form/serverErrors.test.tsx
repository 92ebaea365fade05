import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HttpError } from '../../../contract/errors';
import { raw, renderForm, textsUnder } from './renderForm';

const refusal = (errors: Record<string, string[]>, status = 422) =>
  new HttpError(status, { body: { error: 'Проверьте данные', errors } });

const section = [
  raw('title', 'text', { description: 'Так увидят гости' }),
  raw('address', 'address', { validation_rules: {} }),
  raw('note', 'text', { depends_on: { field: 'title', values: ['never'] } }),
];

describe('what a server refuses', () => {
  it('[FF-26] stands above the actions, and everything typed stays', async () => {
    const { user, save, onSubmit, container } = renderForm(section);
    onSubmit.mockRejectedValueOnce(new HttpError(500, { body: { error: 'Сервер отдыхает' } }));
    await user.type(screen.getByLabelText(/TITLE/), 'Кофе');
    await save();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Сервер отдыхает');
    const button = screen.getByRole('button', { name: 'Сохранить' });
    expect(alert.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const fields = container.querySelector('[data-field="address"]');
    expect(fields && alert.compareDocumentPosition(fields) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/TITLE/).value).toBe('Кофе');
  });

  it('puts errors under their fields, whole or part, and focuses the first', async () => {
    const { save, onSubmit, container } = renderForm(section);
    onSubmit.mockRejectedValueOnce(refusal({ 'address.street': ['Такой улицы нет'], title: ['Уже занято'] }));
    await save();
    await waitFor(() => expect(textsUnder(container, 'title')).toBe('Уже занято'));
    expect(container.querySelector('[data-field="address"]')?.textContent).toContain('Такой улицы нет');
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('title'));
  });

  it('finds the field by a wire key it writes', async () => {
    const { save, onSubmit, container } = renderForm(section);
    onSubmit.mockRejectedValueOnce(refusal({ city_id: ['Города нет в списке'] }));
    await save();
    await waitFor(() =>
      expect(container.querySelector('[data-field="address"]')?.textContent).toContain('Города нет в списке'),
    );
  });

  it('shows above the actions what no shown field answers for', async () => {
    const { save, onSubmit } = renderForm(section);
    onSubmit.mockRejectedValueOnce(refusal({ secret: ['Тайное стало явным'], note: ['Поле не видно'] }));
    await save();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Тайное стало явным');
    expect(alert.textContent).toContain('Поле не видно');
  });

  it('keeps a text of the server while the field is only left, and drops it when it is changed', async () => {
    const { user, save, onSubmit, container } = renderForm(section);
    onSubmit.mockRejectedValueOnce(refusal({ title: ['Уже занято'] }));
    await user.type(screen.getByLabelText(/TITLE/), 'Кофе');
    await save();
    await waitFor(() => expect(textsUnder(container, 'title')).toBe('Уже занято'));
    await user.click(screen.getByLabelText(/TITLE/));
    await user.tab();
    expect(textsUnder(container, 'title')).toBe('Уже занято');
    await user.type(screen.getByLabelText(/TITLE/), '!');
    expect(textsUnder(container, 'title')).toBe('');
  });

  it('saves again after a refusal', async () => {
    const { save, onSubmit, sent, user } = renderForm(section);
    onSubmit.mockRejectedValueOnce(refusal({ title: ['Уже занято'] }));
    await save();
    await screen.findByRole('alert');
    await user.type(screen.getByLabelText(/TITLE/), 'Новое');
    await save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    expect(sent()).toMatchObject({ title: 'Новое' });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('cannot be sent twice at once', async () => {
    const { user, onSubmit } = renderForm([raw('a', 'text')], { mode: 'edit' });
    let finish: (value: unknown) => void = () => undefined;
    onSubmit.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    const button = screen.getByRole('button', { name: 'Сохранить' });
    await user.click(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Control>}[KeyS]{/Control}');
    await user.type(screen.getByRole('textbox'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    finish(undefined);
    await waitFor(() => expect(button.hasAttribute('aria-disabled')).toBe(false));
  });

  it('names the same attempt by the same idempotency key until something is changed', async () => {
    const keys: unknown[] = [];
    const onSubmit = async (_payload: unknown, tools: { idempotencyKey: string }) => {
      keys.push(tools.idempotencyKey);
      throw new HttpError(503, { body: { error: 'Занят' } });
    };
    const { save, user } = renderForm([raw('a', 'text')], { onSubmit });
    await save();
    await screen.findByRole('alert');
    await save();
    await waitFor(() => expect(keys).toHaveLength(2));
    await user.type(screen.getByRole('textbox'), 'x');
    await save();
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});
