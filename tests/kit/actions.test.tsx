import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Capability } from '../../contract/vocabulary';
import { defineResource } from '../../kit/declaration/defineResource';
import { Notifications } from '../../src/shell/notices/Notifications';
import { openConsole } from './openConsole';
import { pointsBackend, somePoints } from './pointsBackend';

const ASK = { title: 'Опубликовать: %{what}?', note: '%{street}' };

const pointsOf = (isAsked: boolean) =>
  defineResource({
    name: 'points',
    permission: 'management_points',
    messages: {
      title: 'Точки',
      count: '%{smart_count} точка |||| %{smart_count} точки |||| %{smart_count} точек',
    },
    list: { columns: [{ key: 'title', label: 'Название' }] },
    form: {
      bundled: {
        points_general: async () => [
          { field_id: '1', name: 'title', type: 'text', title: 'Название', permissions: ['view', 'edit'] },
        ],
      },
    },
    actions: [
      {
        call: 'points.bulk',
        label: 'Опубликовать',
        ...(isAsked && { ask: ASK }),
        done: 'Опубликовано: %{what}',
        when: ({ id }) => id !== 2,
      },
      { call: 'points.copy', label: 'Удвоить' },
    ],
  });

const EDIT = '/management/points/edit?id=1';

interface Setting {
  readonly at?: string;
  readonly capabilities?: readonly Capability[];
  /** Points that the backend leaves. */
  readonly refused?: readonly number[];
  readonly isAsked?: boolean;
}

const open = async ({
  at = '/management/points',
  capabilities = ['bulk', 'copy', 'history'],
  refused = [],
  isAsked = true,
}: Setting = {}) => {
  const backend = pointsBackend(somePoints(3));
  const sent: unknown[] = [];
  backend.on('POST /api/point/bulk', ({ body }) => {
    sent.push(body);
    const { ids } = body as { readonly ids: readonly number[] };
    const row = (id: number) => ({ id, title: `Точка ${id}`, before: {}, after: {} });
    return {
      results: ids.map((id) =>
        refused.includes(id)
          ? { ...row(id), status: 'refused', errors: { '': ['Она закрыта'] } }
          : { ...row(id), status: 'done' },
      ),
      change_id: 9,
    };
  });
  backend.on('POST /api/point/1/copy', ({ body }) => {
    sent.push(body);
    return { results: [] };
  });
  backend.on('POST /api/changes/9/undo', ({ body }) => {
    sent.push(body);
    return { results: [{ id: 1, left: [] }] };
  });
  backend.on('GET /api/point/1', () => ({ point: somePoints(1)[0] }));
  const { user } = openConsole({
    resources: [pointsOf(isAsked)],
    backend,
    at,
    capabilities,
    beside: <Notifications />,
  });
  await screen.findAllByText('Точка 1');
  const entries = async (title: string): Promise<readonly string[]> => {
    await user.click(screen.getByRole('button', { name: `Действия: ${title}` }));
    const menu = within(await screen.findByRole('menu'));
    return menu.getAllByRole('menuitem').map(({ textContent }) => textContent ?? '');
  };
  return { backend, user, sent, entries };
};

describe('[DV-01] an action of a declaration', () => {
  it('asks in the words of the record, does it, tells, and is taken back by one press', async () => {
    const { user, sent, entries } = await open();
    expect(await entries('Точка 1')).toContain('Опубликовать');
    await user.click(screen.getByRole('menuitem', { name: 'Опубликовать' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Опубликовать: Точка 1?')).toBeTruthy();
    expect(question.getByText('Баумана')).toBeTruthy();
    expect(sent).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Опубликовать' }));
    await screen.findByText('Опубликовано: Точка 1');
    expect(sent).toEqual([{ ids: [1], versions: {} }]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Отменить' }));
    await screen.findByText('Возвращено как было: 1 точка');
    expect(sent.at(-1)).toEqual({ whole: true });
  });

  it('is offered for the rows it is for, and by a backend that has its call', async () => {
    const { entries, user } = await open();
    expect(await entries('Точка 2')).not.toContain('Опубликовать');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(await entries('Точка 3')).toEqual(expect.arrayContaining(['Опубликовать', 'Удвоить']));
  });

  it('is absent where the backend has not its call', async () => {
    const { entries } = await open({ capabilities: ['copy'] });
    const offered = await entries('Точка 1');
    expect(offered).toContain('Удвоить');
    expect(offered).not.toContain('Опубликовать');
  });

  it('is done to all that are ticked where its call takes many, and says of each that is left why', async () => {
    const { user, sent } = await open({ refused: [3] });
    await user.click(screen.getByLabelText('Выбрать: Точка 1'));
    await user.click(screen.getByLabelText('Выбрать: Точка 3'));
    const bar = within(await screen.findByRole('region', { name: 'Действия с выбранным' }));
    expect(bar.queryByRole('button', { name: 'Удвоить' })).toBeNull();
    await user.click(bar.getByRole('button', { name: 'Опубликовать' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Опубликовать: 2 точки?')).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Опубликовать' }));
    const receipt = within(await screen.findByRole('dialog', { name: 'Опубликовать' }));
    expect(receipt.getByText('Сделано: 1 из 2')).toBeTruthy();
    expect(receipt.getByRole('listitem').textContent).toBe('Точка 3Она закрыта');
    expect(sent).toEqual([{ ids: [1, 3], versions: {} }]);
  });

  it('is done once where it asks nothing and is pressed twice, and can be taken back', async () => {
    const { user, sent } = await open({ isAsked: false });
    await user.click(screen.getByLabelText('Выбрать: Точка 1'));
    const bar = within(await screen.findByRole('region', { name: 'Действия с выбранным' }));
    await user.dblClick(bar.getByRole('button', { name: 'Опубликовать' }));
    await screen.findByText('Опубликовано: 1 точка');
    expect(sent).toEqual([{ ids: [1], versions: {} }]);
    expect(screen.getByRole('button', { name: 'Отменить' })).toBeTruthy();
  });

  it('stays open with the reason where the one record is refused', async () => {
    const { user, entries } = await open({ refused: [1] });
    await entries('Точка 1');
    await user.click(screen.getByRole('menuitem', { name: 'Опубликовать' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Опубликовать' }));
    expect(await question.findByText('Она закрыта')).toBeTruthy();
    expect(screen.queryByText(/^Опубликовано/)).toBeNull();
  });

  it('stands above the form, without a question does it at once, and has the form read its record again', async () => {
    const { user, backend, sent } = await open({ at: EDIT });
    await user.click(await screen.findByRole('button', { name: 'Удвоить' }));
    await screen.findByText('Удвоить: Точка 1');
    expect(sent).toHaveLength(1);
    await waitFor(() => expect(backend.count('GET /api/point/1')).toBeGreaterThan(1));
  });
});
