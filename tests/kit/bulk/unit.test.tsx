import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { foodComposition, foodGeneral } from '../../../contract/sections/food';
import { rawFields } from '../../../contract/sections/rawFields';
import { resources } from '../../../resources';
import { Notifications } from '../../../src/shell/notices/Notifications';
import { menuBackend } from '../../resources/menuBackend';
import { openConsole } from '../openConsole';

await Promise.all([
  import('../../../kit/bulk/FieldsDialog'),
  import('../../../kit/parts/DropdownMenu'),
  import('../../../resources/foods/bulk/acts'),
  import('../../../src/shell/notices/Toast'),
]);

interface Asked {
  readonly ids: readonly number[];
  readonly set?: { readonly unit_measurement: string };
  readonly versions?: Readonly<Record<string, number>>;
  readonly dry_run?: true;
}

const g = { unit_measurement: 'g' };
const ml = { unit_measurement: 'ml' };

/** Two dishes are ticked, and the act is open; the second is changed by somebody else before it is done. */
const open = async (isStale = false) => {
  const backend = menuBackend();
  backend.on('GET /fields/permissions/food_general', () => ({
    food_general: rawFields('food_general', foodGeneral),
  }));
  backend.on('GET /fields/permissions/food_composition', () => ({
    food_composition: rawFields('food_composition', foodComposition),
  }));
  backend.on('POST /point/1/foods/bulk', ({ body }) => {
    const { ids, set, dry_run: isDry } = body as Asked;
    const row = (id: number) => ({ id, title: `Каша ${id}`, version: 4, before: g, after: set ?? g });
    return {
      results: ids.map((id) => ({
        ...row(id),
        status: isStale && !isDry && id === 2 ? 'stale' : set ? 'done' : 'unchanged',
      })),
      change_id: isDry ? null : 77,
    };
  });
  backend.on('POST /changes/77/undo', () => ({ results: [{ id: 1, left: [] }] }));
  const { user } = openConsole({
    resources,
    backend,
    at: '/menu/foods?pointId=1&type=food&id=12',
    capabilities: ['bulk', 'history'],
    beside: <Notifications />,
  });
  await user.click(await screen.findByLabelText('Выбрать все на странице'));
  await user.click(await screen.findByRole('button', { name: 'Ещё' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Единица' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Сменить единицу' }));
  await user.click(await dialog.findByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: 'мл' }));
  await dialog.findByText('Изменится 2 из 2.');
  return { backend, user, dialog };
};

describe('the unit of many portions', () => {
  it('[BK-01] is tried out before it is changed: what is left out stays as it is, and one press brings the others back', async () => {
    const { backend, user, dialog } = await open();
    expect(dialog.getByRole('row', { name: /Каша 1/ }).textContent).toMatch(/г.*мл/);
    await user.click(dialog.getByRole('checkbox', { name: 'Выбрать: Каша 2' }));
    await user.click(dialog.getByRole('button', { name: 'Изменить: 1' }));
    await screen.findByText('Изменено: 1 блюдо');
    expect(backend.bodies.at(-1)).toEqual({ ids: [1], set: ml, versions: { 1: 4 } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Отменить' }));
    await screen.findByText('Возвращено как было: 1 блюдо');
    expect(backend.bodies.at(-1)).toEqual({ whole: true });
  });

  it('[BK-03] what somebody else has changed meanwhile is told, and looked at anew', async () => {
    const { user, dialog } = await open(true);
    await user.click(dialog.getByRole('button', { name: 'Изменить: 2' }));
    await dialog.findByText('Сделано: 1 из 2');
    expect(dialog.getByRole('listitem').textContent).toBe(
      'Каша 2Изменили, пока вы смотрели: осталось как есть',
    );
    expect(document.activeElement?.textContent).toContain('Сделано: 1 из 2');
    await user.click(dialog.getByRole('button', { name: 'Посмотреть заново: 1' }));
    expect(await dialog.findByText('Изменится 1 из 1.')).toBeTruthy();
  });
});
