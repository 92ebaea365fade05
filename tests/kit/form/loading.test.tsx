import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defineResource } from '../../../kit/declaration/defineResource';
import { formBackend } from './formBackend';
import { ADD, EDIT, openForm, submitButton } from './openForm';

const field = (name: string) => screen.findByLabelText(new RegExp(name));

describe('reading a form', () => {
  it('[R1] asks for section and record side by side, each once', async () => {
    const backend = formBackend();
    let answerSection: (value: unknown) => void = () => undefined;
    backend.on(
      'GET /api/fields/permissions/point_general',
      () => new Promise((resolve) => (answerSection = resolve)),
    );
    openForm(EDIT, { backend });
    await waitFor(() => expect(backend.calls).toContain('GET /api/point/7'));
    expect(screen.getByRole('status', { name: 'Загрузка' })).toBeTruthy();
    answerSection({
      point_general: [{ name: 'title', type: 'text', title: 'Название', permissions: ['view', 'edit'] }],
    });
    await field('Название');
    expect(backend.calls.sort()).toEqual(['GET /api/fields/permissions/point_general', 'GET /api/point/7']);
  });

  it('[R1] keeps the section for the next form, but never the record', async () => {
    const { router, backend } = openForm(EDIT);
    await field('Название');
    await router.navigate('/elsewhere');
    await screen.findByText('somewhere else');
    await router.navigate(EDIT);
    await field('Название');
    expect(backend.count('GET /api/fields/permissions/point_general')).toBe(1);
    expect(backend.count('GET /api/point/7')).toBe(2);
  });

  it('[FF-27] reads the record in full, though the list has just shown its row', async () => {
    const { router, backend } = openForm('/management/points');
    await screen.findByText('Точка 7');
    await router.navigate(EDIT);
    const description = await screen.findByLabelText<HTMLTextAreaElement>(/О заведении/);
    expect(description.value).toBe('Только в полной записи');
    expect(backend.count('GET /api/point/7')).toBe(1);
  });

  it('starts from the saved record on the next tab and back', async () => {
    const { user, backend } = openForm(EDIT);
    await user.type(await field('О заведении'), '!');
    await user.click(submitButton());
    await waitFor(() => expect(backend.bodies).toHaveLength(1));
    await waitFor(() => expect(submitButton().hasAttribute('aria-disabled')).toBe(false));
    await user.click(screen.getByRole('tab', { name: 'Документы' }));
    await field('Номер лицензии');
    await user.click(screen.getByRole('tab', { name: 'Основное' }));
    const description = await screen.findByLabelText<HTMLTextAreaElement>(/О заведении/);
    expect(description.value).toBe('Только в полной записи!');
  });

  it('says that a record is not there, and leads back to the list', async () => {
    const backend = formBackend();
    backend.on('GET /api/point/404', () => new Response('{"error":"Не найдено"}', { status: 404 }));
    const { user, address } = openForm('/management/points/edit?id=404', { backend });
    await screen.findByText('Точка не найдена');
    await user.click(screen.getByRole('link', { name: 'Вернуться к списку' }));
    expect(address()).toMatch(/^\/management\/points(\?|$)/);
  });

  it('offers to read a record again when the server failed', async () => {
    const backend = formBackend();
    backend.on('GET /api/point/7', () => new Response('{"error":"Сервер отдыхает"}', { status: 500 }));
    const { user } = openForm(EDIT, { backend });
    await screen.findByText('Сервер отдыхает');
    backend.on('GET /api/point/7', () => ({ id: 7, title: 'Живая' }));
    await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect((await screen.findByLabelText<HTMLInputElement>(/Название/)).value).toBe('Живая');
  });

  const broken: ReadonlyArray<readonly [string, () => unknown]> = [
    ['an answer without the section', () => ({ somethingElse: [] })],
    ['a section that is no list', () => ({ point_general: 'oops' })],
    ['null', () => ({ point_general: null })],
    [
      'a page of HTML',
      () => new Response('<!doctype html><h1>Proxy</h1>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['no such section', () => new Response('{}', { status: 404 })],
    ['a failing server', () => new Response('{"error":"Сервер отдыхает"}', { status: 500 })],
  ];
  it.each(broken)(
    'survives %s in place of the section, in Russian, with a way to try again',
    async (_what, answer) => {
      const backend = formBackend();
      backend.on('GET /api/fields/permissions/point_general', answer);
      const { user } = openForm(ADD, { backend });
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toMatch(/[а-я]{4}/i);
      expect(alert.textContent).not.toMatch(/errors\.|undefined|Unexpected/);
      backend.on('GET /api/fields/permissions/point_general', () => ({
        point_general: [{ name: 'title', type: 'text', title: 'Название', permissions: ['view', 'create'] }],
      }));
      await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
      await field('Название');
    },
  );

  it('[DC-25] takes the bundled declaration of a section that the backend does not have, along the same path', async () => {
    const backend = formBackend();
    backend.off('GET /api/fields/permissions/point_general');
    const own = defineResource({
      name: 'points',
      routes: { list: '/management/points', create: ADD },
      messages: { title: 'Точки' },
      form: {
        tabs: [{ section: 'point_general', label: 'Основное' }],
        bundled: {
          point_general: async () => [
            { name: 'own', type: 'text', title: 'Своё поле', permissions: ['view', 'create'] },
          ],
        },
      },
    });
    const { user } = openForm(ADD, { backend, resources: [own] });
    await user.type(await field('Своё поле'), 'да');
    await user.click(submitButton());
    await waitFor(() => expect(backend.bodies.at(-1)?.body).toEqual({ own: 'да' }));
  });
});
