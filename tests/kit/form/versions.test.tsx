import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { announceChanges } from '../../../kit/form/changedElsewhere';
import { formBackend } from './formBackend';
import { EDIT, openForm, submitButton } from './openForm';

beforeAll(() => import('../../../kit/form/versions/VersionsDialog'), 60_000);

/** A backend that knows versions: a write over an older one is answered 412. */
const versioned = () => {
  const backend = formBackend();
  const { record } = backend;
  let version = 1;
  const tagged = (body: object) => Response.json(body, { headers: { ETag: `"${version}"` } });
  const read = () => tagged({ point: { ...record, id: 7 } });
  backend.on('GET /api/point/7', read);
  const seen: (string | null)[] = [];
  const answer = fetch;
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    if (init.method !== 'PUT') return answer(input, init);
    const wanted = new Headers(init.headers).get('if-match');
    seen.push(wanted);
    if (wanted !== `"${version}"`) {
      return Promise.resolve(Response.json({ error: 'Уже изменили' }, { status: 412 }));
    }
    version += 1;
    Object.assign(record, JSON.parse(String(init.body)));
    return Promise.resolve(tagged({ point: { ...record, id: 7 } }));
  });
  return {
    backend,
    seen,
    /** Somebody else saves. */
    meanwhile: (change: object) => {
      version += 1;
      Object.assign(record, change);
    },
  };
};

const change = (id: number, version: number) => ({
  resource: 'points',
  also: [],
  pointId: 7,
  ids: [id],
  version,
});

const title = () => screen.findByLabelText<HTMLInputElement>(/Название/);
const dialog = () => screen.findByRole('dialog', { name: 'Эти данные уже изменил кто-то другой' });

describe('a save over a record that somebody else saved first', () => {
  it('[CC1] shows the fields that differ, whoever changed them, and saves what was chosen over the newer version', async () => {
    const { backend, seen, meanwhile } = versioned();
    const { user } = openForm(EDIT, { backend });
    await user.type(await title(), ' моя');
    meanwhile({ title: 'Точка чужая', description: 'Чужое описание' });
    await user.click(submitButton());
    const inDialog = within(await dialog());
    const field = (name: string) => within(inDialog.getByRole('group', { name }));
    expect(field('Название').getByText('Изменили и вы, и другой человек')).toBeTruthy();
    expect(field('О заведении').getByText('Изменил другой человек')).toBeTruthy();
    expect(
      field('О заведении').getByRole<HTMLInputElement>('radio', { name: 'Сохранено сейчас' }).checked,
    ).toBe(true);
    expect(field('Название').getByRole<HTMLInputElement>('radio', { name: 'Ваш вариант' }).checked).toBe(
      true,
    );
    await user.click(inDialog.getByRole('button', { name: 'Сохранить выбранное' }));
    await waitFor(() =>
      expect(backend.record).toMatchObject({ title: 'Точка 7 моя', description: 'Чужое описание' }),
    );
    expect(seen).toEqual(['"1"', '"2"']);
  });

  it('[CC1] is over what the form was opened with, however often the record was read since', async () => {
    const { backend, seen, meanwhile } = versioned();
    const { user, queryClient } = openForm(EDIT, { backend });
    await user.type(await title(), ' моя');
    meanwhile({ title: 'Точка чужая' });
    await act(() => queryClient.invalidateQueries({ queryKey: ['points'] }));
    await user.click(submitButton());
    await dialog();
    expect(seen).toEqual(['"1"']);
  });

  it('[CC1] is told as soon as the server says so, and both versions stay', async () => {
    const { backend, meanwhile } = versioned();
    const { user } = openForm(EDIT, { backend });
    await user.type(await title(), ' моя');
    meanwhile({ title: 'Точка чужая' });
    act(() => announceChanges([change(8, 1), change(7, 1)]));
    act(() => announceChanges([change(7, 2)]));
    await user.click(await screen.findByRole('button', { name: 'Сравнить и сохранить' }));
    expect(within(await dialog()).getByText('Точка чужая')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Сохранить выбранное' }));
    await waitFor(() => expect(backend.record.title).toBe('Точка 7 моя'));
    // And once more, as long as the form is open.
    await user.type(await title(), '!');
    meanwhile({ title: 'Третья' });
    act(() => announceChanges([change(7, 4)]));
    await screen.findByRole('button', { name: 'Сравнить и сохранить' });
  });

  it('[CC1] is shown at once where nothing was typed', async () => {
    const { backend, seen, meanwhile } = versioned();
    const { user } = openForm(EDIT, { backend });
    await title();
    meanwhile({ title: 'Точка чужая' });
    act(() => announceChanges(undefined));
    await screen.findByText(/показано то, что есть сейчас/);
    expect((await title()).value).toBe('Точка чужая');
    await user.type(await title(), '!');
    await user.click(submitButton());
    await waitFor(() => expect(backend.record.title).toBe('Точка чужая!'));
    expect(seen).toEqual(['"2"']);
  });

  it('[CC1] one side can be taken for everything', async () => {
    const { backend, meanwhile } = versioned();
    const { user } = openForm(EDIT, { backend });
    await user.type(await title(), ' моя');
    await user.type(screen.getByLabelText(/О заведении/), ' моё');
    meanwhile({ title: 'Точка чужая', description: 'Чужое описание' });
    await user.click(submitButton());
    await user.click(within(await dialog()).getByRole('button', { name: 'Везде сохранённый' }));
    await user.click(screen.getByRole('button', { name: 'Сохранить выбранное' }));
    await waitFor(() =>
      expect(backend.record).toMatchObject({ title: 'Точка чужая', description: 'Чужое описание' }),
    );
  });

  it('[CC1] changes that the form does not show are saved over without a question, and stay', async () => {
    const { backend, meanwhile } = versioned();
    const { user } = openForm(EDIT, { backend });
    await user.type(await title(), ' моя');
    meanwhile({ note: 'Чужая заметка' });
    await user.click(submitButton());
    await waitFor(() =>
      expect(backend.record).toMatchObject({ title: 'Точка 7 моя', note: 'Чужая заметка' }),
    );
  });

  it('[CC1] a third person between the question and the answer leads to another question', async () => {
    const { backend, meanwhile } = versioned();
    const { user } = openForm(EDIT, { backend });
    await user.type(await title(), ' моя');
    meanwhile({ title: 'Второй' });
    await user.click(submitButton());
    await dialog();
    meanwhile({ title: 'Третий' });
    await user.click(screen.getByRole('button', { name: 'Сохранить выбранное' }));
    await waitFor(async () => expect((await dialog()).textContent).toContain('Третий'));
    await user.click(screen.getByRole('button', { name: 'Сохранить выбранное' }));
    await waitFor(() => expect(backend.record.title).toBe('Точка 7 моя'));
  });

  it('[CC1] put off, everything typed stays, and the next save asks again', async () => {
    const { backend, meanwhile } = versioned();
    const { user } = openForm(EDIT, { backend });
    await user.type(await title(), ' моя');
    meanwhile({ title: 'Чужая' });
    await user.click(submitButton());
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Вернуться к форме' }));
    await screen.findByText(/Ещё не сохранено/);
    expect((await title()).value).toBe('Точка 7 моя');
    expect(backend.record.title).toBe('Чужая');
    await user.click(submitButton());
    await dialog();
  });

  it('[CC1] a record that cannot be read again is a failure that can be tried again', async () => {
    const { backend, meanwhile } = versioned();
    const { user } = openForm(EDIT, { backend });
    await user.type(await title(), ' моя');
    meanwhile({ title: 'Чужая' });
    backend.on('GET /api/point/7', () => new Response('{}', { status: 503 }));
    await user.click(submitButton());
    await screen.findByRole('button', { name: 'Попробовать ещё раз' });
    expect((await title()).value).toBe('Точка 7 моя');
  });
});
