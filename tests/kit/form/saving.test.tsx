import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { limits } from '../../../contract/limits';
import type { SaveTools } from '../../../kit/form/useSubmit';
import { formBackend } from './formBackend';
import { ADD, EDIT, openForm, submitButton } from './openForm';
import { raw, renderForm } from './renderForm';

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

describe('a form that has saved', () => {
  const twice = async (options: Parameters<typeof renderForm>[1]) => {
    const view = renderForm([raw('a', 'text')], options);
    submit(view.container);
    await act(async () => {});
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Чай' } });
    submit(view.container);
    await act(async () => {});
    return view.onSubmit.mock.calls.length;
  };

  it('[NF2] takes no second save where it made a record, however long it still stands', async () => {
    expect(await twice({ mode: 'create' })).toBe(1);
    expect(screen.getByRole('button', { name: /Сохранить/ }).getAttribute('aria-disabled')).toBe('true');
  });

  it('[NF2] takes no second save where it is about to be left', async () => {
    expect(await twice({ mode: 'edit', record: { a: 'Кофе' }, onSaved: () => undefined })).toBe(1);
  });

  it('may be tried again where the save failed', async () => {
    const onSubmit = vi.fn(async () => Promise.reject(new Error('Нет')));
    const { container } = renderForm([raw('a', 'text')], { mode: 'create', onSubmit });
    submit(container);
    await screen.findByText('Нет');
    submit(container);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  });

  it('goes on from the saved record where it stays, and keeps what was typed meanwhile', async () => {
    const changes: unknown[] = [];
    let answer = (_saved: unknown): void => undefined;
    const onSubmit = vi.fn(() => new Promise((resolve) => (answer = resolve)));
    const { container } = renderForm([raw('a', 'text'), raw('b', 'text')], {
      mode: 'edit',
      record: { a: 'Кофе', b: 'Чай' },
      onSubmit,
      onSaved: () => ({ a: 'КОФЕ', b: 'Чай' }),
      onDirtyChange: (titles) => changes.push(titles?.()),
    });
    const [a, b] = screen.getAllByRole<HTMLInputElement>('textbox');
    if (!a || !b) throw new Error('Expected two inputs.');
    fireEvent.input(a, { target: { value: 'кофе' } });
    submit(container);
    fireEvent.input(b, { target: { value: 'Чай со льдом' } });
    await act(async () => answer({}));
    expect([a.value, b.value]).toEqual(['КОФЕ', 'Чай со льдом']);
    expect(changes.at(-1)).toEqual(['B']);
    submit(container);
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });
});

describe('what is typed while a save is under way', () => {
  /** A form whose saves are answered by hand, and that leads away after one where it may. */
  const leading = () => {
    const answers: ((saved: unknown) => void)[] = [];
    const led: string[] = [];
    const onSubmit = vi.fn((_payload: unknown) => new Promise((resolve) => answers.push(resolve)));
    const view = renderForm([raw('a', 'text')], {
      mode: 'edit',
      record: { a: 'Кофе' },
      onSubmit,
      onSaved: (_saved, stays) => {
        led.push(stays ? 'here' : 'away');
        return stays ? { a: 'Первое' } : undefined;
      },
    });
    const type = (value: string) => fireEvent.input(screen.getByRole('textbox'), { target: { value } });
    const answer = (index: number) => act(async () => answers[index]?.({}));
    return { ...view, type, answer, led, onSubmit };
  };

  it('keeps the form where it was, with what waits to be saved', async () => {
    const { container, type, answer, led } = leading();
    type('Первое');
    submit(container);
    type('Первое и второе');
    await answer(0);
    expect(led).toEqual(['here']);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Первое и второе');
    expect(screen.getByRole('alert').textContent).toContain('Сохранено, кроме того, что вы ввели');
    // Taken back by hand there is nothing left to say.
    type('Первое');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is saved by the second press, which waits for the first', async () => {
    const { container, type, answer, led, onSubmit } = leading();
    type('Первое');
    submit(container);
    type('Первое и второе');
    submit(container);
    await answer(0);
    await answer(1);
    expect(onSubmit.mock.calls.map(([payload]) => payload)).toEqual([
      { a: 'Первое' },
      { a: 'Первое и второе' },
    ]);
    expect(led).toEqual(['here', 'away']);
  });

  it('leads nowhere from a form that was left meanwhile', async () => {
    const { container, type, answer, led, unmount } = leading();
    type('Первое');
    submit(container);
    unmount();
    await answer(0);
    expect(led).toEqual(['here']);
  });

  it('cannot be typed into a form that makes a record, which has its focus again when that failed', async () => {
    let refuse = (_error: unknown): void => undefined;
    const { container } = renderForm([raw('a', 'text')], {
      onSubmit: () => new Promise((_resolve, reject) => (refuse = reject)),
    });
    const input = screen.getByRole('textbox');
    input.focus();
    submit(container);
    expect(input.closest('[inert]')).toBeTruthy();
    // A browser takes the focus out of what is inert.
    input.blur();
    await act(async () => refuse(new Error('Нет')));
    expect(input.closest('[inert]')).toBeNull();
    expect(document.activeElement).toBe(input);
  });
});

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
    expect(screen.getByRole('button', { name: 'Сохранить' }).getAttribute('aria-disabled')).toBeNull();
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
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Отправка файлов' });
    expect(bar.value).toBe(0.42);
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
    const { user, save, sent, onSubmit } = renderForm(section, { mode: 'edit' });
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
