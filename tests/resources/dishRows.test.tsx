import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Capability } from '../../contract/vocabulary';
import { resources } from '../../resources';
import { openConsole } from '../kit/openConsole';
import { menuBackend } from './menuBackend';

const food = (id: number, ingredients?: readonly object[]) => ({
  ...{ id, title: `Каша ${id}`, price: '250', images: [], stopable: [] },
  ...(ingredients && { ingredients }),
});
const milk = { id: 1, title: 'Сливки', is_allergen: true, allergens: ['milk'] };
const grain = { id: 2, title: 'Крупа', is_allergen: false, allergens: null };
const salt = { id: 3, title: 'Соль', is_allergen: false, allergens: [] };
/** Told, told in part, free, without a composition, and of a role that does not see what it is made of. */
const rows = [food(1, [milk, salt]), food(2, [milk, grain]), food(3, [salt]), food(4, []), food(5)];

const notes = async (capabilities: readonly Capability[]) => {
  const backend = menuBackend();
  backend.on('GET /foods/category/12', () => ({ data: rows, total: 5, last_page: 1 }));
  const at = '/menu/foods?pointId=1&type=food&id=12';
  openConsole({ resources, backend, at, capabilities });
  await screen.findByText('Каша 5');
  if (capabilities.length > 0) await screen.findAllByText('Молоко');
  return rows.map(({ title }) => screen.getByText(title).closest('tr')?.querySelector('small')?.textContent);
};

it('[AL-02] a row says what the dish holds, and of one that is not told whole that it is to be checked', async () => {
  expect(await notes(['allergens'])).toEqual([
    'Молоко',
    'МолокоСостав не проверен',
    'Аллергенов нет',
    'Состав не проверен',
    undefined,
  ]);
});

it('[AL-02] a backend that knows no groups has nothing said in its rows', async () => {
  expect(await notes([])).toEqual(rows.map(() => undefined));
});
