import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../../contract/limits';
import type { SaveTools } from '../../../src/kit/form/useSubmit';
import { formBackend } from './formBackend';
import { ADD, EDIT, openForm, submitButton } from './openForm';
import { raw, renderForm } from './renderForm';

afterEach(() => vi.useRealTimers());

/** A save under way, with its tools in hand. */
const slowSave = () => {
  const given: SaveTools[] = [];
  const onSubmit = (_payload: unknown, tools: SaveTools) => {
    given.push(tools);
    return new Promise((_resolve, reject) => {
      tools.signal.addEventListener('abort', () => reject(tools.signal.reason));
    });
  };
  const view = renderForm([raw('a', 'text')], { onSubmit });
  const tools = () => {
    const [first] = given;
    if (!first) throw new Error('Expected a save, got none.');
    return first;
  };
  return { ...view, given, tools };
};

const submit = (container: HTMLElement) => {
  const form = container.querySelector('form');
  if (!form) throw new Error('Expected a form, got none.');
  fireEvent.submit(form);
};

describe('a save under way', () => {
  it('says after 15 seconds that the answer is slow, and can be cancelled without losing anything', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { container, tools } = slowSave();
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Кофе' } });
    submit(container);
    await act(() => vi.advanceTimersByTimeAsync(limits.slowAnswerMs - 1));
    expect(screen.queryByText(/Ответ задерживается/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByText(/Ответ задерживается/)).toBeTruthy();
    expect(tools().signal.aborted).toBe(false);

    fireEvent.click(screen.getByRole('button', { name: 'Отмена' }));
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(tools().signal.aborted).toBe(true);
    expect(screen.getByRole('alert').textContent).toContain('Сохранение отменено');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Кофе');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Сохранить' }).disabled).toBe(false);
  });

  it('[NF2] that is slow can be sent again, under the same name, and only one is under way', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { container, given } = slowSave();
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Кофе' } });
    submit(container);
    await act(() => vi.advanceTimersByTimeAsync(limits.slowAnswerMs));
    fireEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(given.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(given[1]?.idempotencyKey).toBe(given[0]?.idempotencyKey);
    expect(screen.queryByText(/Ответ задерживается/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(limits.slowAnswerMs));
    expect(screen.getByText(/Ответ задерживается/)).toBeTruthy();
  });

  it('shows how far an upload is', async () => {
    const { container, tools } = slowSave();
    submit(container);
    expect(screen.queryByRole('progressbar', { name: 'Отправка файлов' })).toBeNull();
    act(() => tools().onProgress(0.42));
    const bar = await screen.findByRole('progressbar', { name: 'Отправка файлов' });
    expect(bar.getAttribute('aria-valuenow')).toBe('42');
  });

  it('is given up on the wire too', async () => {
    const backend = formBackend();
    let signal: AbortSignal | null | undefined;
    const answer = fetch;
    vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
      if (init.method !== 'PUT') return answer(input, init);
      signal = init.signal;
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal?.reason));
      });
    });
    const { user } = openForm(EDIT, { backend });
    await user.type(await screen.findByLabelText(/Название/), '!');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(submitButton());
    await act(() => vi.advanceTimersByTimeAsync(limits.slowAnswerMs));
    vi.useRealTimers();
    await user.click(screen.getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(signal?.aborted).toBe(true));
    await screen.findByText(/Сохранение отменено/);
  });

  it('says that nothing of a section is for this person', async () => {
    const backend = formBackend();
    backend.on('GET /api/fields/permissions/point_general', () => ({
      point_general: [raw('title', 'text', { title: 'Название', permissions: [] })],
    }));
    openForm(ADD, { backend });
    await screen.findByText('В этом разделе для вас нет доступных полей.');
  });
});

describe('what an input still holds when a save begins', () => {
  const section = [
    raw('title', 'text', { validation_rules: { required: true } }),
    raw('parts', 'ingredients'),
  ];

  it('is saved, by the button and by Ctrl+S with the focus in the input', async () => {
    const { user, save, sent, onSubmit } = renderForm(section);
    await user.type(screen.getByRole('textbox', { name: /TITLE/ }), 'Суп');
    await user.type(screen.getByRole('combobox'), 'тархун');
    await save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(sent()).toMatchObject({ parts: [{ title: 'тархун', is_allergen: false }] });

    await user.type(screen.getByRole('combobox'), 'вода');
    fireEvent.keyDown(screen.getByRole('combobox'), { code: 'KeyS', ctrlKey: true });
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    expect(sent()).toMatchObject({ parts: [{ title: 'тархун' }, { title: 'вода' }] });
  });

  it('stands in the way like everything else, and two presses make one save', async () => {
    const { user, container, sent, onSubmit } = renderForm(section);
    await user.type(screen.getByRole('combobox'), 'тархун');
    submit(container);
    submit(container);
    await screen.findByText('Обязательное поле');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.type(screen.getByRole('textbox', { name: /TITLE/ }), 'Суп');
    submit(container);
    submit(container);
    await waitFor(() => expect(sent()).toMatchObject({ parts: [{ title: 'тархун' }] }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});
